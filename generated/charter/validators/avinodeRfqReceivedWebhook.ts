// @generated from contracts/charter/webhooks.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength, formats } from "#contract";

const pattern0 = new RegExp("^[A-Za-z0-9_.:-]{1,100}$", "u");
const pattern3 = new RegExp("^[A-Z]{4}$", "u");
const formats0 = formats["date-time"];
const func0 = codePointLength;

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
if((((((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.rfp_id === undefined) && (missing0 = "rfp_id"))) || ((data.segments === undefined) && (missing0 = "segments"))) || ((data.operators === undefined) && (missing0 = "operators"))) || ((data.deadline === undefined) && (missing0 = "deadline"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("rfq_received" !== data0){
validate0.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "rfq_received"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data2 = data.timestamp;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate0.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rfp_id !== undefined){
let data3 = data.rfp_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trip_id !== undefined){
let data4 = data.trip_id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate0.errors = [{instancePath:instancePath+"/trip_id",schemaPath:"#/properties/trip_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/trip_id",schemaPath:"#/properties/trip_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data5 = data.segments;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 20){
validate0.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((((data6.departure_airport === undefined) && (missing1 = "departure_airport")) || ((data6.arrival_airport === undefined) && (missing1 = "arrival_airport"))) || ((data6.departure_date === undefined) && (missing1 = "departure_date"))) || ((data6.passengers === undefined) && (missing1 = "passengers"))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/EventSegment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.departure_airport !== undefined){
let data7 = data6.departure_airport;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_airport",schemaPath:"#/$defs/EventSegment/properties/departure_airport/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_airport",schemaPath:"#/$defs/EventSegment/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.arrival_airport !== undefined){
let data8 = data6.arrival_airport;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrival_airport",schemaPath:"#/$defs/EventSegment/properties/arrival_airport/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrival_airport",schemaPath:"#/$defs/EventSegment/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.departure_date !== undefined){
let data9 = data6.departure_date;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data9 === "string"){
if(!(formats0(data9))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_date",schemaPath:"#/$defs/EventSegment/properties/departure_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_date",schemaPath:"#/$defs/EventSegment/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.passengers !== undefined){
let data10 = data6.passengers;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/EventSegment/properties/passengers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/EventSegment/properties/passengers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/EventSegment/properties/passengers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/EventSegment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operators !== undefined){
let data11 = data.operators;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
if(data11.length > 500){
validate0.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((data12.id === undefined) && (missing2 = "id")) || ((data12.name === undefined) && (missing2 = "name"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1,schemaPath:"#/$defs/EventOperator/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data12.id !== undefined){
let data13 = data12.id;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/id",schemaPath:"#/$defs/EventOperator/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/id",schemaPath:"#/$defs/EventOperator/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.name !== undefined){
let data14 = data12.name;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data14 === "string"){
if(func0(data14) > 200){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/name",schemaPath:"#/$defs/EventOperator/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data14) < 1){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/name",schemaPath:"#/$defs/EventOperator/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/name",schemaPath:"#/$defs/EventOperator/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.rating !== undefined){
let data15 = data12.rating;
const _errs36 = errors;
if(errors === _errs36){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 5 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/rating",schemaPath:"#/$defs/EventOperator/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/rating",schemaPath:"#/$defs/EventOperator/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/rating",schemaPath:"#/$defs/EventOperator/properties/rating/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.safety_rating !== undefined){
let data16 = data12.safety_rating;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data16 === "string"){
if(func0(data16) > 100){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/safety_rating",schemaPath:"#/$defs/EventOperator/properties/safety_rating/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1+"/safety_rating",schemaPath:"#/$defs/EventOperator/properties/safety_rating/type",keyword:"type",params:{type: "string"}}];
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
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1,schemaPath:"#/$defs/EventOperator/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
let data17 = data.deadline;
const _errs40 = errors;
if(errors === _errs40){
if(errors === _errs40){
if(typeof data17 === "string"){
if(!(formats0(data17))){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.special_requirements !== undefined){
let data18 = data.special_requirements;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(func0(data18) > 4000){
validate0.errors = [{instancePath:instancePath+"/special_requirements",schemaPath:"#/properties/special_requirements/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/special_requirements",schemaPath:"#/properties/special_requirements/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs42 === errors;
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
