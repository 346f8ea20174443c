// @generated from contracts/gds/tools/searchCars.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"searchId":{"type":"string"},"world":{"$ref":"#/$defs/LocalWorld"},"query":{"type":"object","properties":{"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffDate":{"type":"string","format":"date-time"},"driverAge":{"type":"integer"}},"required":["pickupLocationCode","dropoffLocationCode","pickupDate","dropoffDate","driverAge"],"additionalProperties":false},"rentalDays":{"type":"integer","minimum":1},"count":{"type":"integer","minimum":0},"expiresAt":{"type":"string","format":"date-time"},"currency":{"type":"string","const":"USD"},"included":{"type":"object","properties":{"taxPercent":{"type":"number"},"airportFeePercent":{"type":"number"},"oneWayFeeCents":{"type":"integer","minimum":0},"youngDriverFeeCents":{"type":"integer","minimum":0},"seniorDriverFeeCents":{"type":"integer","minimum":0}},"required":["taxPercent","airportFeePercent"],"additionalProperties":false},"vendors":{"type":"array","items":{"$ref":"#/$defs/CarVendorTerms"}},"insurance":{"$ref":"#/$defs/CarInsurance"},"extras":{"type":"array","items":{"$ref":"#/$defs/CarExtraPrice"}},"cancellation":{"type":"array","items":{"type":"object","properties":{"before":{"type":"string","format":"date-time"},"keptDays":{"type":"integer","minimum":0,"maximum":1}},"required":["before","keptDays"],"additionalProperties":false}},"cars":{"type":"array","items":{"$ref":"#/$defs/CarOffer"}},"notes":{"type":"array","items":{"type":"string"}}},"required":["searchId","world","query","rentalDays","count","currency","cars","notes"],"additionalProperties":false,"$defs":{"CarExtraPrice":{"type":"object","properties":{"code":{"type":"string","enum":["gps","child_seat","booster_seat","winter_tyres","additional_driver"]},"amountCents":{"type":"integer","minimum":0}},"required":["code","amountCents"],"additionalProperties":false},"CarInsurance":{"type":"object","properties":{"included":{"type":"boolean"},"classes":{"type":"array","items":{"type":"object","properties":{"insuranceClass":{"type":"string"},"excessCents":{"type":"integer","minimum":0},"basicCents":{"type":"integer","minimum":0},"fullCents":{"type":"integer","minimum":0}},"required":["insuranceClass","excessCents","basicCents","fullCents"],"additionalProperties":false}}},"required":["included","classes"],"additionalProperties":false},"CarOffer":{"type":"object","properties":{"carId":{"type":"string","pattern":"^CR-"},"vendor":{"type":"string"},"sippCode":{"type":"string","pattern":"^[A-Z]{4}$"},"exampleModel":{"type":"string"},"transmission":{"type":"string","const":"manual"},"fuel":{"type":"string"},"airConditioning":{"type":"boolean"},"seats":{"type":"integer"},"bags":{"type":"integer"},"insuranceClass":{"type":"string"},"perDayCents":{"type":"integer","minimum":0},"totalCents":{"type":"integer","minimum":0},"unitsLeft":{"type":"integer","minimum":0,"maximum":8}},"required":["carId","vendor","sippCode","exampleModel","seats","bags","insuranceClass","perDayCents","totalCents"],"additionalProperties":false},"CarVendorTerms":{"type":"object","properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"name":{"type":"string"},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"fuelPolicy":{"type":"string","enum":["full_to_full","prepaid"]},"includedKm":{"type":"integer"}},"required":["code","name","payment","fuelPolicy"],"additionalProperties":false},"LocalWorld":{"type":"object","properties":{"worldId":{"type":"string"},"now":{"type":"string","format":"date-time"},"timeZone":{"type":"string"}},"required":["worldId","now","timeZone"],"additionalProperties":false}}};
const schema2 = {"type":"object","properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"name":{"type":"string"},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"fuelPolicy":{"type":"string","enum":["full_to_full","prepaid"]},"includedKm":{"type":"integer"}},"required":["code","name","payment","fuelPolicy"],"additionalProperties":false};
const schema4 = {"type":"object","properties":{"code":{"type":"string","enum":["gps","child_seat","booster_seat","winter_tyres","additional_driver"]},"amountCents":{"type":"integer","minimum":0}},"required":["code","amountCents"],"additionalProperties":false};
const schema5 = {"type":"object","properties":{"carId":{"type":"string","pattern":"^CR-"},"vendor":{"type":"string"},"sippCode":{"type":"string","pattern":"^[A-Z]{4}$"},"exampleModel":{"type":"string"},"transmission":{"type":"string","const":"manual"},"fuel":{"type":"string"},"airConditioning":{"type":"boolean"},"seats":{"type":"integer"},"bags":{"type":"integer"},"insuranceClass":{"type":"string"},"perDayCents":{"type":"integer","minimum":0},"totalCents":{"type":"integer","minimum":0},"unitsLeft":{"type":"integer","minimum":0,"maximum":8}},"required":["carId","vendor","sippCode","exampleModel","seats","bags","insuranceClass","perDayCents","totalCents"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const pattern2 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern3 = new RegExp("^CR-", "u");
const pattern4 = new RegExp("^[A-Z]{4}$", "u");

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
if(((((((((data.searchId === undefined) && (missing0 = "searchId")) || ((data.world === undefined) && (missing0 = "world"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.rentalDays === undefined) && (missing0 = "rentalDays"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.cars === undefined) && (missing0 = "cars"))) || ((data.notes === undefined) && (missing0 = "notes"))){
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
if((((((data5.pickupLocationCode === undefined) && (missing2 = "pickupLocationCode")) || ((data5.dropoffLocationCode === undefined) && (missing2 = "dropoffLocationCode"))) || ((data5.pickupDate === undefined) && (missing2 = "pickupDate"))) || ((data5.dropoffDate === undefined) && (missing2 = "dropoffDate"))) || ((data5.driverAge === undefined) && (missing2 = "driverAge"))){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs16 = errors;
for(const key2 in data5){
if(!(((((key2 === "pickupLocationCode") || (key2 === "dropoffLocationCode")) || (key2 === "pickupDate")) || (key2 === "dropoffDate")) || (key2 === "driverAge"))){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.pickupLocationCode !== undefined){
let data6 = data5.pickupLocationCode;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate0.errors = [{instancePath:instancePath+"/query/pickupLocationCode",schemaPath:"#/properties/query/properties/pickupLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/pickupLocationCode",schemaPath:"#/properties/query/properties/pickupLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.dropoffLocationCode !== undefined){
let data7 = data5.dropoffLocationCode;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate0.errors = [{instancePath:instancePath+"/query/dropoffLocationCode",schemaPath:"#/properties/query/properties/dropoffLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/dropoffLocationCode",schemaPath:"#/properties/query/properties/dropoffLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.pickupDate !== undefined){
let data8 = data5.pickupDate;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate0.errors = [{instancePath:instancePath+"/query/pickupDate",schemaPath:"#/properties/query/properties/pickupDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/pickupDate",schemaPath:"#/properties/query/properties/pickupDate/type",keyword:"type",params:{type: "string"}}];
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
if(data5.dropoffDate !== undefined){
let data9 = data5.dropoffDate;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!(formats0(data9))){
validate0.errors = [{instancePath:instancePath+"/query/dropoffDate",schemaPath:"#/properties/query/properties/dropoffDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/dropoffDate",schemaPath:"#/properties/query/properties/dropoffDate/type",keyword:"type",params:{type: "string"}}];
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
if(data5.driverAge !== undefined){
let data10 = data5.driverAge;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/query/driverAge",schemaPath:"#/properties/query/properties/driverAge/type",keyword:"type",params:{type: "integer"}}];
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
if(data.rentalDays !== undefined){
let data11 = data.rentalDays;
const _errs27 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.included !== undefined){
let data15 = data.included;
const _errs35 = errors;
if(errors === _errs35){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing3;
if(((data15.taxPercent === undefined) && (missing3 = "taxPercent")) || ((data15.airportFeePercent === undefined) && (missing3 = "airportFeePercent"))){
validate0.errors = [{instancePath:instancePath+"/included",schemaPath:"#/properties/included/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs37 = errors;
for(const key3 in data15){
if(!(((((key3 === "taxPercent") || (key3 === "airportFeePercent")) || (key3 === "oneWayFeeCents")) || (key3 === "youngDriverFeeCents")) || (key3 === "seniorDriverFeeCents"))){
validate0.errors = [{instancePath:instancePath+"/included",schemaPath:"#/properties/included/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs37 === errors){
if(data15.taxPercent !== undefined){
let data16 = data15.taxPercent;
const _errs38 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/included/taxPercent",schemaPath:"#/properties/included/properties/taxPercent/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs38 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.airportFeePercent !== undefined){
let data17 = data15.airportFeePercent;
const _errs40 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
validate0.errors = [{instancePath:instancePath+"/included/airportFeePercent",schemaPath:"#/properties/included/properties/airportFeePercent/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs40 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.oneWayFeeCents !== undefined){
let data18 = data15.oneWayFeeCents;
const _errs42 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate0.errors = [{instancePath:instancePath+"/included/oneWayFeeCents",schemaPath:"#/properties/included/properties/oneWayFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate0.errors = [{instancePath:instancePath+"/included/oneWayFeeCents",schemaPath:"#/properties/included/properties/oneWayFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.youngDriverFeeCents !== undefined){
let data19 = data15.youngDriverFeeCents;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate0.errors = [{instancePath:instancePath+"/included/youngDriverFeeCents",schemaPath:"#/properties/included/properties/youngDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate0.errors = [{instancePath:instancePath+"/included/youngDriverFeeCents",schemaPath:"#/properties/included/properties/youngDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data15.seniorDriverFeeCents !== undefined){
let data20 = data15.seniorDriverFeeCents;
const _errs46 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate0.errors = [{instancePath:instancePath+"/included/seniorDriverFeeCents",schemaPath:"#/properties/included/properties/seniorDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate0.errors = [{instancePath:instancePath+"/included/seniorDriverFeeCents",schemaPath:"#/properties/included/properties/seniorDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs46 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/included",schemaPath:"#/properties/included/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendors !== undefined){
let data21 = data.vendors;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data21)){
var valid5 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing4;
if(((((data22.code === undefined) && (missing4 = "code")) || ((data22.name === undefined) && (missing4 = "name"))) || ((data22.payment === undefined) && (missing4 = "payment"))) || ((data22.fuelPolicy === undefined) && (missing4 = "fuelPolicy"))){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0,schemaPath:"#/$defs/CarVendorTerms/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs53 = errors;
for(const key4 in data22){
if(!(((((key4 === "code") || (key4 === "name")) || (key4 === "payment")) || (key4 === "fuelPolicy")) || (key4 === "includedKm"))){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0,schemaPath:"#/$defs/CarVendorTerms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs53 === errors){
if(data22.code !== undefined){
let data23 = data22.code;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/code",schemaPath:"#/$defs/CarVendorTerms/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/code",schemaPath:"#/$defs/CarVendorTerms/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs54 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data22.name !== undefined){
const _errs56 = errors;
if(typeof data22.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/name",schemaPath:"#/$defs/CarVendorTerms/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs56 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data22.payment !== undefined){
let data25 = data22.payment;
const _errs58 = errors;
if(typeof data25 !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/payment",schemaPath:"#/$defs/CarVendorTerms/properties/payment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data25 === "pay_now") || (data25 === "pay_at_counter"))){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/payment",schemaPath:"#/$defs/CarVendorTerms/properties/payment/enum",keyword:"enum",params:{allowedValues: schema2.properties.payment.enum}}];
return false;
}
var valid7 = _errs58 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data22.fuelPolicy !== undefined){
let data26 = data22.fuelPolicy;
const _errs60 = errors;
if(typeof data26 !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/fuelPolicy",schemaPath:"#/$defs/CarVendorTerms/properties/fuelPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data26 === "full_to_full") || (data26 === "prepaid"))){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/fuelPolicy",schemaPath:"#/$defs/CarVendorTerms/properties/fuelPolicy/enum",keyword:"enum",params:{allowedValues: schema2.properties.fuelPolicy.enum}}];
return false;
}
var valid7 = _errs60 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data22.includedKm !== undefined){
let data27 = data22.includedKm;
const _errs62 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/includedKm",schemaPath:"#/$defs/CarVendorTerms/properties/includedKm/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid7 = _errs62 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0,schemaPath:"#/$defs/CarVendorTerms/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs50 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/vendors",schemaPath:"#/properties/vendors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insurance !== undefined){
let data28 = data.insurance;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing5;
if(((data28.included === undefined) && (missing5 = "included")) || ((data28.classes === undefined) && (missing5 = "classes"))){
validate0.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/$defs/CarInsurance/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs67 = errors;
for(const key5 in data28){
if(!((key5 === "included") || (key5 === "classes"))){
validate0.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/$defs/CarInsurance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs67 === errors){
if(data28.included !== undefined){
const _errs68 = errors;
if(typeof data28.included !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/insurance/included",schemaPath:"#/$defs/CarInsurance/properties/included/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid9 = _errs68 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.classes !== undefined){
let data30 = data28.classes;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data30)){
var valid10 = true;
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
const _errs72 = errors;
if(errors === _errs72){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing6;
if(((((data31.insuranceClass === undefined) && (missing6 = "insuranceClass")) || ((data31.excessCents === undefined) && (missing6 = "excessCents"))) || ((data31.basicCents === undefined) && (missing6 = "basicCents"))) || ((data31.fullCents === undefined) && (missing6 = "fullCents"))){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1,schemaPath:"#/$defs/CarInsurance/properties/classes/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs74 = errors;
for(const key6 in data31){
if(!((((key6 === "insuranceClass") || (key6 === "excessCents")) || (key6 === "basicCents")) || (key6 === "fullCents"))){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1,schemaPath:"#/$defs/CarInsurance/properties/classes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs74 === errors){
if(data31.insuranceClass !== undefined){
const _errs75 = errors;
if(typeof data31.insuranceClass !== "string"){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1+"/insuranceClass",schemaPath:"#/$defs/CarInsurance/properties/classes/items/properties/insuranceClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs75 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data31.excessCents !== undefined){
let data33 = data31.excessCents;
const _errs77 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1+"/excessCents",schemaPath:"#/$defs/CarInsurance/properties/classes/items/properties/excessCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1+"/excessCents",schemaPath:"#/$defs/CarInsurance/properties/classes/items/properties/excessCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid11 = _errs77 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data31.basicCents !== undefined){
let data34 = data31.basicCents;
const _errs79 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1+"/basicCents",schemaPath:"#/$defs/CarInsurance/properties/classes/items/properties/basicCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1+"/basicCents",schemaPath:"#/$defs/CarInsurance/properties/classes/items/properties/basicCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid11 = _errs79 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data31.fullCents !== undefined){
let data35 = data31.fullCents;
const _errs81 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1+"/fullCents",schemaPath:"#/$defs/CarInsurance/properties/classes/items/properties/fullCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1+"/fullCents",schemaPath:"#/$defs/CarInsurance/properties/classes/items/properties/fullCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid11 = _errs81 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/insurance/classes/" + i1,schemaPath:"#/$defs/CarInsurance/properties/classes/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs72 === errors;
if(!valid10){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/insurance/classes",schemaPath:"#/$defs/CarInsurance/properties/classes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid9 = _errs70 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/$defs/CarInsurance/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data36 = data.extras;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data36)){
var valid12 = true;
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
let data37 = data36[i2];
const _errs85 = errors;
const _errs86 = errors;
if(errors === _errs86){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing7;
if(((data37.code === undefined) && (missing7 = "code")) || ((data37.amountCents === undefined) && (missing7 = "amountCents"))){
validate0.errors = [{instancePath:instancePath+"/extras/" + i2,schemaPath:"#/$defs/CarExtraPrice/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs88 = errors;
for(const key7 in data37){
if(!((key7 === "code") || (key7 === "amountCents"))){
validate0.errors = [{instancePath:instancePath+"/extras/" + i2,schemaPath:"#/$defs/CarExtraPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs88 === errors){
if(data37.code !== undefined){
let data38 = data37.code;
const _errs89 = errors;
if(typeof data38 !== "string"){
validate0.errors = [{instancePath:instancePath+"/extras/" + i2+"/code",schemaPath:"#/$defs/CarExtraPrice/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data38 === "gps") || (data38 === "child_seat")) || (data38 === "booster_seat")) || (data38 === "winter_tyres")) || (data38 === "additional_driver"))){
validate0.errors = [{instancePath:instancePath+"/extras/" + i2+"/code",schemaPath:"#/$defs/CarExtraPrice/properties/code/enum",keyword:"enum",params:{allowedValues: schema4.properties.code.enum}}];
return false;
}
var valid14 = _errs89 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data37.amountCents !== undefined){
let data39 = data37.amountCents;
const _errs91 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate0.errors = [{instancePath:instancePath+"/extras/" + i2+"/amountCents",schemaPath:"#/$defs/CarExtraPrice/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs91){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
validate0.errors = [{instancePath:instancePath+"/extras/" + i2+"/amountCents",schemaPath:"#/$defs/CarExtraPrice/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid14 = _errs91 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/extras/" + i2,schemaPath:"#/$defs/CarExtraPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs85 === errors;
if(!valid12){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellation !== undefined){
let data40 = data.cancellation;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data40)){
var valid15 = true;
const len3 = data40.length;
for(let i3=0; i3<len3; i3++){
let data41 = data40[i3];
const _errs95 = errors;
if(errors === _errs95){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing8;
if(((data41.before === undefined) && (missing8 = "before")) || ((data41.keptDays === undefined) && (missing8 = "keptDays"))){
validate0.errors = [{instancePath:instancePath+"/cancellation/" + i3,schemaPath:"#/properties/cancellation/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs97 = errors;
for(const key8 in data41){
if(!((key8 === "before") || (key8 === "keptDays"))){
validate0.errors = [{instancePath:instancePath+"/cancellation/" + i3,schemaPath:"#/properties/cancellation/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs97 === errors){
if(data41.before !== undefined){
let data42 = data41.before;
const _errs98 = errors;
if(errors === _errs98){
if(errors === _errs98){
if(typeof data42 === "string"){
if(!(formats0(data42))){
validate0.errors = [{instancePath:instancePath+"/cancellation/" + i3+"/before",schemaPath:"#/properties/cancellation/items/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cancellation/" + i3+"/before",schemaPath:"#/properties/cancellation/items/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid16 = _errs98 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.keptDays !== undefined){
let data43 = data41.keptDays;
const _errs100 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate0.errors = [{instancePath:instancePath+"/cancellation/" + i3+"/keptDays",schemaPath:"#/properties/cancellation/items/properties/keptDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs100){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 1 || isNaN(data43)){
validate0.errors = [{instancePath:instancePath+"/cancellation/" + i3+"/keptDays",schemaPath:"#/properties/cancellation/items/properties/keptDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data43 < 0 || isNaN(data43)){
validate0.errors = [{instancePath:instancePath+"/cancellation/" + i3+"/keptDays",schemaPath:"#/properties/cancellation/items/properties/keptDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid16 = _errs100 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cancellation/" + i3,schemaPath:"#/properties/cancellation/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs95 === errors;
if(!valid15){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cancellation",schemaPath:"#/properties/cancellation/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cars !== undefined){
let data44 = data.cars;
const _errs102 = errors;
if(errors === _errs102){
if(Array.isArray(data44)){
var valid17 = true;
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
let data45 = data44[i4];
const _errs104 = errors;
const _errs105 = errors;
if(errors === _errs105){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing9;
if((((((((((data45.carId === undefined) && (missing9 = "carId")) || ((data45.vendor === undefined) && (missing9 = "vendor"))) || ((data45.sippCode === undefined) && (missing9 = "sippCode"))) || ((data45.exampleModel === undefined) && (missing9 = "exampleModel"))) || ((data45.seats === undefined) && (missing9 = "seats"))) || ((data45.bags === undefined) && (missing9 = "bags"))) || ((data45.insuranceClass === undefined) && (missing9 = "insuranceClass"))) || ((data45.perDayCents === undefined) && (missing9 = "perDayCents"))) || ((data45.totalCents === undefined) && (missing9 = "totalCents"))){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4,schemaPath:"#/$defs/CarOffer/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs107 = errors;
for(const key9 in data45){
if(!(func0.call(schema5.properties, key9))){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4,schemaPath:"#/$defs/CarOffer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs107 === errors){
if(data45.carId !== undefined){
let data46 = data45.carId;
const _errs108 = errors;
if(errors === _errs108){
if(typeof data46 === "string"){
if(!pattern3.test(data46)){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/carId",schemaPath:"#/$defs/CarOffer/properties/carId/pattern",keyword:"pattern",params:{pattern: "^CR-"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/carId",schemaPath:"#/$defs/CarOffer/properties/carId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid19 = _errs108 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.vendor !== undefined){
const _errs110 = errors;
if(typeof data45.vendor !== "string"){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/vendor",schemaPath:"#/$defs/CarOffer/properties/vendor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs110 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.sippCode !== undefined){
let data48 = data45.sippCode;
const _errs112 = errors;
if(errors === _errs112){
if(typeof data48 === "string"){
if(!pattern4.test(data48)){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/sippCode",schemaPath:"#/$defs/CarOffer/properties/sippCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/sippCode",schemaPath:"#/$defs/CarOffer/properties/sippCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid19 = _errs112 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.exampleModel !== undefined){
const _errs114 = errors;
if(typeof data45.exampleModel !== "string"){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/exampleModel",schemaPath:"#/$defs/CarOffer/properties/exampleModel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs114 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.transmission !== undefined){
let data50 = data45.transmission;
const _errs116 = errors;
if(typeof data50 !== "string"){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/transmission",schemaPath:"#/$defs/CarOffer/properties/transmission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("manual" !== data50){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/transmission",schemaPath:"#/$defs/CarOffer/properties/transmission/const",keyword:"const",params:{allowedValue: "manual"}}];
return false;
}
var valid19 = _errs116 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.fuel !== undefined){
const _errs118 = errors;
if(typeof data45.fuel !== "string"){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/fuel",schemaPath:"#/$defs/CarOffer/properties/fuel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs118 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.airConditioning !== undefined){
const _errs120 = errors;
if(typeof data45.airConditioning !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/airConditioning",schemaPath:"#/$defs/CarOffer/properties/airConditioning/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid19 = _errs120 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.seats !== undefined){
let data53 = data45.seats;
const _errs122 = errors;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/seats",schemaPath:"#/$defs/CarOffer/properties/seats/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid19 = _errs122 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.bags !== undefined){
let data54 = data45.bags;
const _errs124 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/bags",schemaPath:"#/$defs/CarOffer/properties/bags/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid19 = _errs124 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.insuranceClass !== undefined){
const _errs126 = errors;
if(typeof data45.insuranceClass !== "string"){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/insuranceClass",schemaPath:"#/$defs/CarOffer/properties/insuranceClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs126 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.perDayCents !== undefined){
let data56 = data45.perDayCents;
const _errs128 = errors;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/perDayCents",schemaPath:"#/$defs/CarOffer/properties/perDayCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs128){
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/perDayCents",schemaPath:"#/$defs/CarOffer/properties/perDayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs128 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.totalCents !== undefined){
let data57 = data45.totalCents;
const _errs130 = errors;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/totalCents",schemaPath:"#/$defs/CarOffer/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs130){
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/totalCents",schemaPath:"#/$defs/CarOffer/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs130 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data45.unitsLeft !== undefined){
let data58 = data45.unitsLeft;
const _errs132 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/unitsLeft",schemaPath:"#/$defs/CarOffer/properties/unitsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs132){
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 > 8 || isNaN(data58)){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/unitsLeft",schemaPath:"#/$defs/CarOffer/properties/unitsLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}}];
return false;
}
else {
if(data58 < 0 || isNaN(data58)){
validate0.errors = [{instancePath:instancePath+"/cars/" + i4+"/unitsLeft",schemaPath:"#/$defs/CarOffer/properties/unitsLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid19 = _errs132 === errors;
}
else {
var valid19 = true;
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
}
else {
validate0.errors = [{instancePath:instancePath+"/cars/" + i4,schemaPath:"#/$defs/CarOffer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid17 = _errs104 === errors;
if(!valid17){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cars",schemaPath:"#/properties/cars/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data59 = data.notes;
const _errs134 = errors;
if(errors === _errs134){
if(Array.isArray(data59)){
var valid20 = true;
const len5 = data59.length;
for(let i5=0; i5<len5; i5++){
const _errs136 = errors;
if(typeof data59[i5] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i5,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid20 = _errs136 === errors;
if(!valid20){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs134 === errors;
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
