// @generated from contracts/charter/tools/search_flights.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema1 = {"type":"object","properties":{"id":{"type":"string"},"type":{"type":"string"},"category":{"type":"string","enum":["light","midsize","heavy","ultra-long-range"]},"capacity":{"type":"integer","minimum":1},"range_nm":{"type":"integer","minimum":1},"speed_kts":{"type":"integer","minimum":1},"operator":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"rating":{"type":"number","minimum":0,"maximum":5},"safety_rating":{"type":"string"}},"required":["id","name","rating","safety_rating"],"additionalProperties":false},"availability":{"type":"string","enum":["available","on_request"]},"estimated_price_usd":{"type":"integer","minimum":0}},"required":["id","type","category","capacity","range_nm","speed_kts","operator","availability","estimated_price_usd"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;

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
if(((((data.aircraft === undefined) && (missing0 = "aircraft")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.query_time_ms === undefined) && (missing0 = "query_time_ms"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "aircraft") || (key0 === "total")) || (key0 === "query_time_ms")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.aircraft !== undefined){
let data0 = data.aircraft;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 5){
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((data1.id === undefined) && (missing1 = "id")) || ((data1.type === undefined) && (missing1 = "type"))) || ((data1.category === undefined) && (missing1 = "category"))) || ((data1.capacity === undefined) && (missing1 = "capacity"))) || ((data1.range_nm === undefined) && (missing1 = "range_nm"))) || ((data1.speed_kts === undefined) && (missing1 = "speed_kts"))) || ((data1.operator === undefined) && (missing1 = "operator"))) || ((data1.availability === undefined) && (missing1 = "availability"))) || ((data1.estimated_price_usd === undefined) && (missing1 = "estimated_price_usd"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/$defs/Aircraft/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(func0.call(schema1.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/$defs/Aircraft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
const _errs8 = errors;
if(typeof data1.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/id",schemaPath:"#/$defs/Aircraft/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.type !== undefined){
const _errs10 = errors;
if(typeof data1.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/type",schemaPath:"#/$defs/Aircraft/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.category !== undefined){
let data4 = data1.category;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/category",schemaPath:"#/$defs/Aircraft/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data4 === "light") || (data4 === "midsize")) || (data4 === "heavy")) || (data4 === "ultra-long-range"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/category",schemaPath:"#/$defs/Aircraft/properties/category/enum",keyword:"enum",params:{allowedValues: schema1.properties.category.enum}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.capacity !== undefined){
let data5 = data1.capacity;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/capacity",schemaPath:"#/$defs/Aircraft/properties/capacity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/capacity",schemaPath:"#/$defs/Aircraft/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.range_nm !== undefined){
let data6 = data1.range_nm;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/range_nm",schemaPath:"#/$defs/Aircraft/properties/range_nm/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/range_nm",schemaPath:"#/$defs/Aircraft/properties/range_nm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.speed_kts !== undefined){
let data7 = data1.speed_kts;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/speed_kts",schemaPath:"#/$defs/Aircraft/properties/speed_kts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/speed_kts",schemaPath:"#/$defs/Aircraft/properties/speed_kts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.operator !== undefined){
let data8 = data1.operator;
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((((data8.id === undefined) && (missing2 = "id")) || ((data8.name === undefined) && (missing2 = "name"))) || ((data8.rating === undefined) && (missing2 = "rating"))) || ((data8.safety_rating === undefined) && (missing2 = "safety_rating"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator",schemaPath:"#/$defs/Aircraft/properties/operator/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs22 = errors;
for(const key2 in data8){
if(!((((key2 === "id") || (key2 === "name")) || (key2 === "rating")) || (key2 === "safety_rating"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator",schemaPath:"#/$defs/Aircraft/properties/operator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs22 === errors){
if(data8.id !== undefined){
const _errs23 = errors;
if(typeof data8.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator/id",schemaPath:"#/$defs/Aircraft/properties/operator/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.name !== undefined){
const _errs25 = errors;
if(typeof data8.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator/name",schemaPath:"#/$defs/Aircraft/properties/operator/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.rating !== undefined){
let data11 = data8.rating;
const _errs27 = errors;
if(errors === _errs27){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 5 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator/rating",schemaPath:"#/$defs/Aircraft/properties/operator/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator/rating",schemaPath:"#/$defs/Aircraft/properties/operator/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator/rating",schemaPath:"#/$defs/Aircraft/properties/operator/properties/rating/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.safety_rating !== undefined){
const _errs29 = errors;
if(typeof data8.safety_rating !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator/safety_rating",schemaPath:"#/$defs/Aircraft/properties/operator/properties/safety_rating/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs29 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator",schemaPath:"#/$defs/Aircraft/properties/operator/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.availability !== undefined){
let data13 = data1.availability;
const _errs31 = errors;
if(typeof data13 !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/availability",schemaPath:"#/$defs/Aircraft/properties/availability/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data13 === "available") || (data13 === "on_request"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/availability",schemaPath:"#/$defs/Aircraft/properties/availability/enum",keyword:"enum",params:{allowedValues: schema1.properties.availability.enum}}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.estimated_price_usd !== undefined){
let data14 = data1.estimated_price_usd;
const _errs33 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/estimated_price_usd",schemaPath:"#/$defs/Aircraft/properties/estimated_price_usd/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/estimated_price_usd",schemaPath:"#/$defs/Aircraft/properties/estimated_price_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs33 === errors;
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
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/$defs/Aircraft/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data15 = data.total;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query_time_ms !== undefined){
let data16 = data.query_time_ms;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/query_time_ms",schemaPath:"#/properties/query_time_ms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/query_time_ms",schemaPath:"#/properties/query_time_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data17 = data.notes;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data17)){
var valid5 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs41 = errors;
if(typeof data17[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs41 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
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
