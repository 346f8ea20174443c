// @generated from contracts/gds/tools/searchHotels.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"searchId":{"type":"string"},"world":{"$ref":"#/$defs/LocalWorld"},"query":{"type":"object","properties":{"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"guests":{"type":"integer","minimum":1},"starRating":{"type":"integer"}},"required":["cityCode","checkInDate","checkOutDate","guests"],"additionalProperties":false},"nights":{"type":"integer","minimum":1},"count":{"type":"integer","minimum":0},"expiresAt":{"type":"string","format":"date-time"},"currency":{"type":"string","const":"USD"},"taxes":{"type":"object","properties":{"taxPercent":{"type":"number"},"servicePercent":{"type":"number"}},"required":["taxPercent"],"additionalProperties":false},"usual":{"$ref":"#/$defs/HotelUsual"},"ratePlans":{"type":"array","items":{"$ref":"#/$defs/RatePlan"}},"hotels":{"type":"array","items":{"$ref":"#/$defs/Hotel"}},"notes":{"type":"array","items":{"type":"string"}}},"required":["searchId","world","query","nights","count","currency","hotels","notes"],"additionalProperties":false,"$defs":{"Hotel":{"type":"object","properties":{"name":{"type":"string"},"starRating":{"type":"integer","minimum":1,"maximum":5},"guestRating":{"type":"number"},"amenities":{"type":"array","items":{"type":"string"}},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"checkInAfter":{"type":"string"},"checkOutBefore":{"type":"string"},"roomType":{"type":"string"},"rates":{"type":"array","items":{"$ref":"#/$defs/HotelRate"}}},"required":["name","starRating","guestRating","rates"],"additionalProperties":false},"HotelRate":{"type":"object","properties":{"hotelId":{"type":"string","pattern":"^HT-"},"roomType":{"type":"string"},"rooms":{"type":"integer","minimum":2},"ratePlan":{"type":"string"},"totalCents":{"type":"integer","minimum":0},"payAtPropertyCents":{"type":"integer","minimum":0},"firstNightCents":{"type":"integer","minimum":0},"roomsLeft":{"type":"integer","minimum":0,"maximum":8}},"required":["hotelId","ratePlan","totalCents"],"additionalProperties":false},"HotelUsual":{"type":"object","properties":{"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"checkInAfter":{"type":"string"},"checkOutBefore":{"type":"string"},"amenities":{"type":"array","items":{"type":"string"}}},"required":["boardType","checkInAfter","checkOutBefore","amenities"],"additionalProperties":false},"LocalWorld":{"type":"object","properties":{"worldId":{"type":"string"},"now":{"type":"string","format":"date-time"},"timeZone":{"type":"string"}},"required":["worldId","now","timeZone"],"additionalProperties":false},"RatePlan":{"type":"object","properties":{"ratePlan":{"type":"string"},"steps":{"type":"array","items":{"type":"object","properties":{"before":{"type":"string","format":"date-time"},"keptNights":{"type":"integer","minimum":0,"maximum":1}},"required":["before","keptNights"],"additionalProperties":false}}},"required":["ratePlan","steps"],"additionalProperties":false}}};
const schema2 = {"type":"object","properties":{"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"checkInAfter":{"type":"string"},"checkOutBefore":{"type":"string"},"amenities":{"type":"array","items":{"type":"string"}}},"required":["boardType","checkInAfter","checkOutBefore","amenities"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];
const formats2 = formats.date;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const schema4 = {"type":"object","properties":{"name":{"type":"string"},"starRating":{"type":"integer","minimum":1,"maximum":5},"guestRating":{"type":"number"},"amenities":{"type":"array","items":{"type":"string"}},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"checkInAfter":{"type":"string"},"checkOutBefore":{"type":"string"},"roomType":{"type":"string"},"rates":{"type":"array","items":{"$ref":"#/$defs/HotelRate"}}},"required":["name","starRating","guestRating","rates"],"additionalProperties":false};
const pattern1 = new RegExp("^HT-", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.starRating === undefined) && (missing0 = "starRating"))) || ((data.guestRating === undefined) && (missing0 = "guestRating"))) || ((data.rates === undefined) && (missing0 = "rates"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.starRating !== undefined){
let data1 = data.starRating;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate1.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 5 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guestRating !== undefined){
let data2 = data.guestRating;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate1.errors = [{instancePath:instancePath+"/guestRating",schemaPath:"#/properties/guestRating/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amenities !== undefined){
let data3 = data.amenities;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data3[i0] !== "string"){
validate1.errors = [{instancePath:instancePath+"/amenities/" + i0,schemaPath:"#/properties/amenities/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boardType !== undefined){
let data5 = data.boardType;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate1.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data5 === "room_only") || (data5 === "breakfast")) || (data5 === "half_board")) || (data5 === "full_board")) || (data5 === "all_inclusive"))){
validate1.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/enum",keyword:"enum",params:{allowedValues: schema4.properties.boardType.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkInAfter !== undefined){
const _errs14 = errors;
if(typeof data.checkInAfter !== "string"){
validate1.errors = [{instancePath:instancePath+"/checkInAfter",schemaPath:"#/properties/checkInAfter/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkOutBefore !== undefined){
const _errs16 = errors;
if(typeof data.checkOutBefore !== "string"){
validate1.errors = [{instancePath:instancePath+"/checkOutBefore",schemaPath:"#/properties/checkOutBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roomType !== undefined){
const _errs18 = errors;
if(typeof data.roomType !== "string"){
validate1.errors = [{instancePath:instancePath+"/roomType",schemaPath:"#/properties/roomType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rates !== undefined){
let data9 = data.rates;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.hotelId === undefined) && (missing1 = "hotelId")) || ((data10.ratePlan === undefined) && (missing1 = "ratePlan"))) || ((data10.totalCents === undefined) && (missing1 = "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1,schemaPath:"#/$defs/HotelRate/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data10){
if(!((((((((key1 === "hotelId") || (key1 === "roomType")) || (key1 === "rooms")) || (key1 === "ratePlan")) || (key1 === "totalCents")) || (key1 === "payAtPropertyCents")) || (key1 === "firstNightCents")) || (key1 === "roomsLeft"))){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1,schemaPath:"#/$defs/HotelRate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data10.hotelId !== undefined){
let data11 = data10.hotelId;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/hotelId",schemaPath:"#/$defs/HotelRate/properties/hotelId/pattern",keyword:"pattern",params:{pattern: "^HT-"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/hotelId",schemaPath:"#/$defs/HotelRate/properties/hotelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.roomType !== undefined){
const _errs28 = errors;
if(typeof data10.roomType !== "string"){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/roomType",schemaPath:"#/$defs/HotelRate/properties/roomType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.rooms !== undefined){
let data13 = data10.rooms;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/rooms",schemaPath:"#/$defs/HotelRate/properties/rooms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 2 || isNaN(data13)){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/rooms",schemaPath:"#/$defs/HotelRate/properties/rooms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.ratePlan !== undefined){
const _errs32 = errors;
if(typeof data10.ratePlan !== "string"){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/ratePlan",schemaPath:"#/$defs/HotelRate/properties/ratePlan/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.totalCents !== undefined){
let data15 = data10.totalCents;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/totalCents",schemaPath:"#/$defs/HotelRate/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/totalCents",schemaPath:"#/$defs/HotelRate/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.payAtPropertyCents !== undefined){
let data16 = data10.payAtPropertyCents;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/payAtPropertyCents",schemaPath:"#/$defs/HotelRate/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/payAtPropertyCents",schemaPath:"#/$defs/HotelRate/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.firstNightCents !== undefined){
let data17 = data10.firstNightCents;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/firstNightCents",schemaPath:"#/$defs/HotelRate/properties/firstNightCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/firstNightCents",schemaPath:"#/$defs/HotelRate/properties/firstNightCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.roomsLeft !== undefined){
let data18 = data10.roomsLeft;
const _errs40 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/roomsLeft",schemaPath:"#/$defs/HotelRate/properties/roomsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 8 || isNaN(data18)){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/roomsLeft",schemaPath:"#/$defs/HotelRate/properties/roomsLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate1.errors = [{instancePath:instancePath+"/rates/" + i1+"/roomsLeft",schemaPath:"#/$defs/HotelRate/properties/roomsLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid4 = _errs40 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/rates/" + i1,schemaPath:"#/$defs/HotelRate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs22 === errors;
if(!valid2){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.searchId === undefined) && (missing0 = "searchId")) || ((data.world === undefined) && (missing0 = "world"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.nights === undefined) && (missing0 = "nights"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.hotels === undefined) && (missing0 = "hotels"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.searchId !== undefined){
const _errs2 = errors;
if(typeof data.searchId !== "string"){
validate0.errors = [{instancePath:instancePath+"/searchId",schemaPath:"#/properties/searchId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.world !== undefined){
let data1 = data.world;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.worldId === undefined) && (missing1 = "worldId")) || ((data1.now === undefined) && (missing1 = "now"))) || ((data1.timeZone === undefined) && (missing1 = "timeZone"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/LocalWorld/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((key1 === "worldId") || (key1 === "now")) || (key1 === "timeZone"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/LocalWorld/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.worldId !== undefined){
const _errs8 = errors;
if(typeof data1.worldId !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/worldId",schemaPath:"#/$defs/LocalWorld/properties/worldId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.now !== undefined){
let data3 = data1.now;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate0.errors = [{instancePath:instancePath+"/world/now",schemaPath:"#/$defs/LocalWorld/properties/now/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/world/now",schemaPath:"#/$defs/LocalWorld/properties/now/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.timeZone !== undefined){
const _errs12 = errors;
if(typeof data1.timeZone !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/timeZone",schemaPath:"#/$defs/LocalWorld/properties/timeZone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/LocalWorld/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data5 = data.query;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((((data5.cityCode === undefined) && (missing2 = "cityCode")) || ((data5.checkInDate === undefined) && (missing2 = "checkInDate"))) || ((data5.checkOutDate === undefined) && (missing2 = "checkOutDate"))) || ((data5.guests === undefined) && (missing2 = "guests"))){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs16 = errors;
for(const key2 in data5){
if(!(((((key2 === "cityCode") || (key2 === "checkInDate")) || (key2 === "checkOutDate")) || (key2 === "guests")) || (key2 === "starRating"))){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.cityCode !== undefined){
let data6 = data5.cityCode;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate0.errors = [{instancePath:instancePath+"/query/cityCode",schemaPath:"#/properties/query/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/cityCode",schemaPath:"#/properties/query/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.checkInDate !== undefined){
let data7 = data5.checkInDate;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data7 === "string"){
if(!(formats2(data7))){
validate0.errors = [{instancePath:instancePath+"/query/checkInDate",schemaPath:"#/properties/query/properties/checkInDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/checkInDate",schemaPath:"#/properties/query/properties/checkInDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.checkOutDate !== undefined){
let data8 = data5.checkOutDate;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data8 === "string"){
if(!(formats2(data8))){
validate0.errors = [{instancePath:instancePath+"/query/checkOutDate",schemaPath:"#/properties/query/properties/checkOutDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/checkOutDate",schemaPath:"#/properties/query/properties/checkOutDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.guests !== undefined){
let data9 = data5.guests;
const _errs23 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/query/guests",schemaPath:"#/properties/query/properties/guests/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/query/guests",schemaPath:"#/properties/query/properties/guests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.starRating !== undefined){
let data10 = data5.starRating;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/query/starRating",schemaPath:"#/properties/query/properties/starRating/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nights !== undefined){
let data11 = data.nights;
const _errs27 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data12 = data.count;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data13 = data.expiresAt;
const _errs31 = errors;
if(errors === _errs31){
if(errors === _errs31){
if(typeof data13 === "string"){
if(!(formats0(data13))){
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data14 = data.currency;
const _errs33 = errors;
if(typeof data14 !== "string"){
validate0.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data14){
validate0.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxes !== undefined){
let data15 = data.taxes;
const _errs35 = errors;
if(errors === _errs35){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing3;
if((data15.taxPercent === undefined) && (missing3 = "taxPercent")){
validate0.errors = [{instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data15){
if(!((key3 === "taxPercent") || (key3 === "servicePercent"))){
validate0.errors = [{instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs37 === errors){
if(data15.taxPercent !== undefined){
let data16 = data15.taxPercent;
const _errs38 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/taxes/taxPercent",schemaPath:"#/properties/taxes/properties/taxPercent/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.servicePercent !== undefined){
let data17 = data15.servicePercent;
const _errs40 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
validate0.errors = [{instancePath:instancePath+"/taxes/servicePercent",schemaPath:"#/properties/taxes/properties/servicePercent/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs40 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usual !== undefined){
let data18 = data.usual;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing4;
if(((((data18.boardType === undefined) && (missing4 = "boardType")) || ((data18.checkInAfter === undefined) && (missing4 = "checkInAfter"))) || ((data18.checkOutBefore === undefined) && (missing4 = "checkOutBefore"))) || ((data18.amenities === undefined) && (missing4 = "amenities"))){
validate0.errors = [{instancePath:instancePath+"/usual",schemaPath:"#/$defs/HotelUsual/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs45 = errors;
for(const key4 in data18){
if(!((((key4 === "boardType") || (key4 === "checkInAfter")) || (key4 === "checkOutBefore")) || (key4 === "amenities"))){
validate0.errors = [{instancePath:instancePath+"/usual",schemaPath:"#/$defs/HotelUsual/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs45 === errors){
if(data18.boardType !== undefined){
let data19 = data18.boardType;
const _errs46 = errors;
if(typeof data19 !== "string"){
validate0.errors = [{instancePath:instancePath+"/usual/boardType",schemaPath:"#/$defs/HotelUsual/properties/boardType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data19 === "room_only") || (data19 === "breakfast")) || (data19 === "half_board")) || (data19 === "full_board")) || (data19 === "all_inclusive"))){
validate0.errors = [{instancePath:instancePath+"/usual/boardType",schemaPath:"#/$defs/HotelUsual/properties/boardType/enum",keyword:"enum",params:{allowedValues: schema2.properties.boardType.enum}}];
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.checkInAfter !== undefined){
const _errs48 = errors;
if(typeof data18.checkInAfter !== "string"){
validate0.errors = [{instancePath:instancePath+"/usual/checkInAfter",schemaPath:"#/$defs/HotelUsual/properties/checkInAfter/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.checkOutBefore !== undefined){
const _errs50 = errors;
if(typeof data18.checkOutBefore !== "string"){
validate0.errors = [{instancePath:instancePath+"/usual/checkOutBefore",schemaPath:"#/$defs/HotelUsual/properties/checkOutBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.amenities !== undefined){
let data22 = data18.amenities;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data22)){
var valid7 = true;
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
const _errs54 = errors;
if(typeof data22[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/usual/amenities/" + i0,schemaPath:"#/$defs/HotelUsual/properties/amenities/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs54 === errors;
if(!valid7){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/usual/amenities",schemaPath:"#/$defs/HotelUsual/properties/amenities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/usual",schemaPath:"#/$defs/HotelUsual/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ratePlans !== undefined){
let data24 = data.ratePlans;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data24)){
var valid8 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing5;
if(((data25.ratePlan === undefined) && (missing5 = "ratePlan")) || ((data25.steps === undefined) && (missing5 = "steps"))){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1,schemaPath:"#/$defs/RatePlan/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs61 = errors;
for(const key5 in data25){
if(!((key5 === "ratePlan") || (key5 === "steps"))){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1,schemaPath:"#/$defs/RatePlan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs61 === errors){
if(data25.ratePlan !== undefined){
const _errs62 = errors;
if(typeof data25.ratePlan !== "string"){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/ratePlan",schemaPath:"#/$defs/RatePlan/properties/ratePlan/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs62 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data25.steps !== undefined){
let data27 = data25.steps;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data27)){
var valid11 = true;
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
const _errs66 = errors;
if(errors === _errs66){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing6;
if(((data28.before === undefined) && (missing6 = "before")) || ((data28.keptNights === undefined) && (missing6 = "keptNights"))){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps/" + i2,schemaPath:"#/$defs/RatePlan/properties/steps/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs68 = errors;
for(const key6 in data28){
if(!((key6 === "before") || (key6 === "keptNights"))){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps/" + i2,schemaPath:"#/$defs/RatePlan/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs68 === errors){
if(data28.before !== undefined){
let data29 = data28.before;
const _errs69 = errors;
if(errors === _errs69){
if(errors === _errs69){
if(typeof data29 === "string"){
if(!(formats0(data29))){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps/" + i2+"/before",schemaPath:"#/$defs/RatePlan/properties/steps/items/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps/" + i2+"/before",schemaPath:"#/$defs/RatePlan/properties/steps/items/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid12 = _errs69 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data28.keptNights !== undefined){
let data30 = data28.keptNights;
const _errs71 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps/" + i2+"/keptNights",schemaPath:"#/$defs/RatePlan/properties/steps/items/properties/keptNights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 1 || isNaN(data30)){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps/" + i2+"/keptNights",schemaPath:"#/$defs/RatePlan/properties/steps/items/properties/keptNights/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data30 < 0 || isNaN(data30)){
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps/" + i2+"/keptNights",schemaPath:"#/$defs/RatePlan/properties/steps/items/properties/keptNights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps/" + i2,schemaPath:"#/$defs/RatePlan/properties/steps/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs66 === errors;
if(!valid11){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1+"/steps",schemaPath:"#/$defs/RatePlan/properties/steps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid10 = _errs64 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/ratePlans/" + i1,schemaPath:"#/$defs/RatePlan/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs58 === errors;
if(!valid8){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/ratePlans",schemaPath:"#/properties/ratePlans/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hotels !== undefined){
let data31 = data.hotels;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data31)){
var valid13 = true;
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
const _errs75 = errors;
if(!(validate1(data31[i3], {instancePath:instancePath+"/hotels/" + i3,parentData:data31,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid13 = _errs75 === errors;
if(!valid13){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/hotels",schemaPath:"#/properties/hotels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data33 = data.notes;
const _errs76 = errors;
if(errors === _errs76){
if(Array.isArray(data33)){
var valid14 = true;
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
const _errs78 = errors;
if(typeof data33[i4] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i4,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs78 === errors;
if(!valid14){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
