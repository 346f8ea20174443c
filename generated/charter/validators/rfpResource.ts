// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"rfp_id":{"type":"string"},"trip_id":{"type":["string","null"]},"status":{"type":"string","enum":["created","booked","cancelled"]},"segments":{"type":"array","items":{"$ref":"#/$defs/Segment"}},"special_requirements":{"type":"string"},"operators":{"type":"array","items":{"$ref":"#/$defs/Operator"}},"responses":{"type":"array","items":{"type":"object","properties":{"operator_id":{"type":"string"},"answer":{"type":"string","enum":["quoted","declined"]},"response_time_minutes":{"type":"integer","minimum":0}},"required":["operator_id","answer","response_time_minutes"],"additionalProperties":false}},"quotes":{"type":"array","items":{"$ref":"#/$defs/Quote"}},"created_at":{"type":"string","format":"date-time"},"deadline":{"type":["string","null"],"format":"date-time"}},"required":["rfp_id","trip_id","status","segments","operators","responses","quotes","created_at","deadline"],"additionalProperties":false,"$defs":{"Operator":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"rating":{"type":"number","minimum":0,"maximum":5},"safety_rating":{"type":"string"},"aircraft":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"type":{"type":"string"},"category":{"type":"string"},"capacity":{"type":"integer","minimum":1}},"required":["id","type","category","capacity"],"additionalProperties":false}}},"required":["id","name"],"additionalProperties":false},"Quote":{"type":"object","properties":{"quote_id":{"type":"string"},"operator_id":{"type":"string"},"operator_name":{"type":"string"},"aircraft_type":{"type":"string"},"aircraft_id":{"type":"string"},"base_price_usd":{"type":"number","minimum":0},"taxes_fees_usd":{"type":"number","minimum":0},"total_price_usd":{"type":"number","minimum":0},"response_time_minutes":{"type":"integer","minimum":0},"valid_until":{"type":"string","format":"date-time"},"notes":{"type":"string"},"thread_id":{"type":"string"},"status":{"type":"string","enum":["open","accepted","rejected","expired"]}},"required":["quote_id","operator_id","operator_name","aircraft_type","base_price_usd","taxes_fees_usd","total_price_usd","response_time_minutes","valid_until","thread_id","status"],"additionalProperties":false},"Segment":{"type":"object","properties":{"departure_airport":{"type":"string"},"arrival_airport":{"type":"string"},"passengers":{"type":"integer","minimum":1},"departure_date":{"type":"string","format":"date-time"}},"required":["departure_airport","arrival_airport","passengers","departure_date"],"additionalProperties":false}}};
const schema3 = {"type":"object","properties":{"quote_id":{"type":"string"},"operator_id":{"type":"string"},"operator_name":{"type":"string"},"aircraft_type":{"type":"string"},"aircraft_id":{"type":"string"},"base_price_usd":{"type":"number","minimum":0},"taxes_fees_usd":{"type":"number","minimum":0},"total_price_usd":{"type":"number","minimum":0},"response_time_minutes":{"type":"integer","minimum":0},"valid_until":{"type":"string","format":"date-time"},"notes":{"type":"string"},"thread_id":{"type":"string"},"status":{"type":"string","enum":["open","accepted","rejected","expired"]}},"required":["quote_id","operator_id","operator_name","aircraft_type","base_price_usd","taxes_fees_usd","total_price_usd","response_time_minutes","valid_until","thread_id","status"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];

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
if((((((((((data.rfp_id === undefined) && (missing0 = "rfp_id")) || ((data.trip_id === undefined) && (missing0 = "trip_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.segments === undefined) && (missing0 = "segments"))) || ((data.operators === undefined) && (missing0 = "operators"))) || ((data.responses === undefined) && (missing0 = "responses"))) || ((data.quotes === undefined) && (missing0 = "quotes"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.deadline === undefined) && (missing0 = "deadline"))){
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
if(data.rfp_id !== undefined){
const _errs2 = errors;
if(typeof data.rfp_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trip_id !== undefined){
let data1 = data.trip_id;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/trip_id",schemaPath:"#/properties/trip_id/type",keyword:"type",params:{type: schema0.properties.trip_id.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "created") || (data2 === "booked")) || (data2 === "cancelled"))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data3 = data.segments;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.departure_airport === undefined) && (missing1 = "departure_airport")) || ((data4.arrival_airport === undefined) && (missing1 = "arrival_airport"))) || ((data4.passengers === undefined) && (missing1 = "passengers"))) || ((data4.departure_date === undefined) && (missing1 = "departure_date"))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/Segment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!((((key1 === "departure_airport") || (key1 === "arrival_airport")) || (key1 === "passengers")) || (key1 === "departure_date"))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/Segment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.departure_airport !== undefined){
const _errs14 = errors;
if(typeof data4.departure_airport !== "string"){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_airport",schemaPath:"#/$defs/Segment/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.arrival_airport !== undefined){
const _errs16 = errors;
if(typeof data4.arrival_airport !== "string"){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrival_airport",schemaPath:"#/$defs/Segment/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.passengers !== undefined){
let data7 = data4.passengers;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/Segment/properties/passengers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/Segment/properties/passengers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data4.departure_date !== undefined){
let data8 = data4.departure_date;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_date",schemaPath:"#/$defs/Segment/properties/departure_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_date",schemaPath:"#/$defs/Segment/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs20 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/Segment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.special_requirements !== undefined){
const _errs22 = errors;
if(typeof data.special_requirements !== "string"){
validate0.errors = [{instancePath:instancePath+"/special_requirements",schemaPath:"#/properties/special_requirements/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operators !== undefined){
let data10 = data.operators;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.id === undefined) && (missing2 = "id")) || ((data11.name === undefined) && (missing2 = "name"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1,schemaPath:"#/$defs/Operator/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs29 = errors;
for(const key2 in data11){
if(!(((((key2 === "id") || (key2 === "name")) || (key2 === "rating")) || (key2 === "safety_rating")) || (key2 === "aircraft"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1,schemaPath:"#/$defs/Operator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs29 === errors){
if(data11.id !== undefined){
const _errs30 = errors;
if(typeof data11.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/id",schemaPath:"#/$defs/Operator/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.name !== undefined){
const _errs32 = errors;
if(typeof data11.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/name",schemaPath:"#/$defs/Operator/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.rating !== undefined){
let data14 = data11.rating;
const _errs34 = errors;
if(errors === _errs34){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 5 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/rating",schemaPath:"#/$defs/Operator/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/rating",schemaPath:"#/$defs/Operator/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/rating",schemaPath:"#/$defs/Operator/properties/rating/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.safety_rating !== undefined){
const _errs36 = errors;
if(typeof data11.safety_rating !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/safety_rating",schemaPath:"#/$defs/Operator/properties/safety_rating/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.aircraft !== undefined){
let data16 = data11.aircraft;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data16)){
var valid7 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs40 = errors;
if(errors === _errs40){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if(((((data17.id === undefined) && (missing3 = "id")) || ((data17.type === undefined) && (missing3 = "type"))) || ((data17.category === undefined) && (missing3 = "category"))) || ((data17.capacity === undefined) && (missing3 = "capacity"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft/" + i2,schemaPath:"#/$defs/Operator/properties/aircraft/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs42 = errors;
for(const key3 in data17){
if(!((((key3 === "id") || (key3 === "type")) || (key3 === "category")) || (key3 === "capacity"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft/" + i2,schemaPath:"#/$defs/Operator/properties/aircraft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs42 === errors){
if(data17.id !== undefined){
const _errs43 = errors;
if(typeof data17.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft/" + i2+"/id",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs43 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.type !== undefined){
const _errs45 = errors;
if(typeof data17.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft/" + i2+"/type",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs45 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.category !== undefined){
const _errs47 = errors;
if(typeof data17.category !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft/" + i2+"/category",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.capacity !== undefined){
let data21 = data17.capacity;
const _errs49 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft/" + i2+"/capacity",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/capacity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs49){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft/" + i2+"/capacity",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft/" + i2,schemaPath:"#/$defs/Operator/properties/aircraft/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs40 === errors;
if(!valid7){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/aircraft",schemaPath:"#/$defs/Operator/properties/aircraft/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs38 === errors;
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
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1,schemaPath:"#/$defs/Operator/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.responses !== undefined){
let data22 = data.responses;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data22)){
var valid9 = true;
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
const _errs53 = errors;
if(errors === _errs53){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing4;
if((((data23.operator_id === undefined) && (missing4 = "operator_id")) || ((data23.answer === undefined) && (missing4 = "answer"))) || ((data23.response_time_minutes === undefined) && (missing4 = "response_time_minutes"))){
validate0.errors = [{instancePath:instancePath+"/responses/" + i3,schemaPath:"#/properties/responses/items/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs55 = errors;
for(const key4 in data23){
if(!(((key4 === "operator_id") || (key4 === "answer")) || (key4 === "response_time_minutes"))){
validate0.errors = [{instancePath:instancePath+"/responses/" + i3,schemaPath:"#/properties/responses/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs55 === errors){
if(data23.operator_id !== undefined){
const _errs56 = errors;
if(typeof data23.operator_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/responses/" + i3+"/operator_id",schemaPath:"#/properties/responses/items/properties/operator_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs56 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data23.answer !== undefined){
let data25 = data23.answer;
const _errs58 = errors;
if(typeof data25 !== "string"){
validate0.errors = [{instancePath:instancePath+"/responses/" + i3+"/answer",schemaPath:"#/properties/responses/items/properties/answer/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data25 === "quoted") || (data25 === "declined"))){
validate0.errors = [{instancePath:instancePath+"/responses/" + i3+"/answer",schemaPath:"#/properties/responses/items/properties/answer/enum",keyword:"enum",params:{allowedValues: schema0.properties.responses.items.properties.answer.enum}}];
return false;
}
var valid10 = _errs58 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data23.response_time_minutes !== undefined){
let data26 = data23.response_time_minutes;
const _errs60 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate0.errors = [{instancePath:instancePath+"/responses/" + i3+"/response_time_minutes",schemaPath:"#/properties/responses/items/properties/response_time_minutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs60){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate0.errors = [{instancePath:instancePath+"/responses/" + i3+"/response_time_minutes",schemaPath:"#/properties/responses/items/properties/response_time_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs60 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/responses/" + i3,schemaPath:"#/properties/responses/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs53 === errors;
if(!valid9){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/responses",schemaPath:"#/properties/responses/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quotes !== undefined){
let data27 = data.quotes;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data27)){
var valid11 = true;
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing5;
if((((((((((((data28.quote_id === undefined) && (missing5 = "quote_id")) || ((data28.operator_id === undefined) && (missing5 = "operator_id"))) || ((data28.operator_name === undefined) && (missing5 = "operator_name"))) || ((data28.aircraft_type === undefined) && (missing5 = "aircraft_type"))) || ((data28.base_price_usd === undefined) && (missing5 = "base_price_usd"))) || ((data28.taxes_fees_usd === undefined) && (missing5 = "taxes_fees_usd"))) || ((data28.total_price_usd === undefined) && (missing5 = "total_price_usd"))) || ((data28.response_time_minutes === undefined) && (missing5 = "response_time_minutes"))) || ((data28.valid_until === undefined) && (missing5 = "valid_until"))) || ((data28.thread_id === undefined) && (missing5 = "thread_id"))) || ((data28.status === undefined) && (missing5 = "status"))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4,schemaPath:"#/$defs/Quote/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs67 = errors;
for(const key5 in data28){
if(!(func0.call(schema3.properties, key5))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4,schemaPath:"#/$defs/Quote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs67 === errors){
if(data28.quote_id !== undefined){
const _errs68 = errors;
if(typeof data28.quote_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/quote_id",schemaPath:"#/$defs/Quote/properties/quote_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs68 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.operator_id !== undefined){
const _errs70 = errors;
if(typeof data28.operator_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/operator_id",schemaPath:"#/$defs/Quote/properties/operator_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs70 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.operator_name !== undefined){
const _errs72 = errors;
if(typeof data28.operator_name !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/operator_name",schemaPath:"#/$defs/Quote/properties/operator_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs72 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.aircraft_type !== undefined){
const _errs74 = errors;
if(typeof data28.aircraft_type !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/aircraft_type",schemaPath:"#/$defs/Quote/properties/aircraft_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs74 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.aircraft_id !== undefined){
const _errs76 = errors;
if(typeof data28.aircraft_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/aircraft_id",schemaPath:"#/$defs/Quote/properties/aircraft_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs76 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.base_price_usd !== undefined){
let data34 = data28.base_price_usd;
const _errs78 = errors;
if(errors === _errs78){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/base_price_usd",schemaPath:"#/$defs/Quote/properties/base_price_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/base_price_usd",schemaPath:"#/$defs/Quote/properties/base_price_usd/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid13 = _errs78 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.taxes_fees_usd !== undefined){
let data35 = data28.taxes_fees_usd;
const _errs80 = errors;
if(errors === _errs80){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/taxes_fees_usd",schemaPath:"#/$defs/Quote/properties/taxes_fees_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/taxes_fees_usd",schemaPath:"#/$defs/Quote/properties/taxes_fees_usd/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid13 = _errs80 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.total_price_usd !== undefined){
let data36 = data28.total_price_usd;
const _errs82 = errors;
if(errors === _errs82){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/total_price_usd",schemaPath:"#/$defs/Quote/properties/total_price_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/total_price_usd",schemaPath:"#/$defs/Quote/properties/total_price_usd/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid13 = _errs82 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.response_time_minutes !== undefined){
let data37 = data28.response_time_minutes;
const _errs84 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/response_time_minutes",schemaPath:"#/$defs/Quote/properties/response_time_minutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs84){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/response_time_minutes",schemaPath:"#/$defs/Quote/properties/response_time_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid13 = _errs84 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.valid_until !== undefined){
let data38 = data28.valid_until;
const _errs86 = errors;
if(errors === _errs86){
if(errors === _errs86){
if(typeof data38 === "string"){
if(!(formats0(data38))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/valid_until",schemaPath:"#/$defs/Quote/properties/valid_until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/valid_until",schemaPath:"#/$defs/Quote/properties/valid_until/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid13 = _errs86 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.notes !== undefined){
const _errs88 = errors;
if(typeof data28.notes !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/notes",schemaPath:"#/$defs/Quote/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs88 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.thread_id !== undefined){
const _errs90 = errors;
if(typeof data28.thread_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/thread_id",schemaPath:"#/$defs/Quote/properties/thread_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs90 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.status !== undefined){
let data41 = data28.status;
const _errs92 = errors;
if(typeof data41 !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/status",schemaPath:"#/$defs/Quote/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data41 === "open") || (data41 === "accepted")) || (data41 === "rejected")) || (data41 === "expired"))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4+"/status",schemaPath:"#/$defs/Quote/properties/status/enum",keyword:"enum",params:{allowedValues: schema3.properties.status.enum}}];
return false;
}
var valid13 = _errs92 === errors;
}
else {
var valid13 = true;
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
validate0.errors = [{instancePath:instancePath+"/quotes/" + i4,schemaPath:"#/$defs/Quote/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs64 === errors;
if(!valid11){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data42 = data.created_at;
const _errs94 = errors;
if(errors === _errs94){
if(errors === _errs94){
if(typeof data42 === "string"){
if(!(formats0(data42))){
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
let data43 = data.deadline;
const _errs96 = errors;
if((typeof data43 !== "string") && (data43 !== null)){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: schema0.properties.deadline.type}}];
return false;
}
if(errors === _errs96){
if(errors === _errs96){
if(typeof data43 === "string"){
if(!(formats0(data43))){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid0 = _errs96 === errors;
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
