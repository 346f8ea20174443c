// @generated from contracts/charter/webhooks.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength, formats } from "#contract";

const pattern0 = new RegExp("^[A-Za-z0-9_.:-]{1,100}$", "u");
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
if(((((((((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.rfp_id === undefined) && (missing0 = "rfp_id"))) || ((data.quote_id === undefined) && (missing0 = "quote_id"))) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.operator === undefined) && (missing0 = "operator"))) || ((data.aircraft === undefined) && (missing0 = "aircraft"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.valid_until === undefined) && (missing0 = "valid_until"))){
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
if("quote_received" !== data0){
validate0.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "quote_received"}}];
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
if(data.quote_id !== undefined){
let data4 = data.quote_id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate0.errors = [{instancePath:instancePath+"/quote_id",schemaPath:"#/properties/quote_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quote_id",schemaPath:"#/properties/quote_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trip_id !== undefined){
let data5 = data.trip_id;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate0.errors = [{instancePath:instancePath+"/trip_id",schemaPath:"#/properties/trip_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/trip_id",schemaPath:"#/properties/trip_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
let data6 = data.thread_id;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate0.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator !== undefined){
let data7 = data.operator;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.id === undefined) && (missing1 = "id")) || ((data7.name === undefined) && (missing1 = "name"))){
validate0.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/$defs/EventOperator/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data7.id !== undefined){
let data8 = data7.id;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate0.errors = [{instancePath:instancePath+"/operator/id",schemaPath:"#/$defs/EventOperator/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operator/id",schemaPath:"#/$defs/EventOperator/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.name !== undefined){
let data9 = data7.name;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func0(data9) > 200){
validate0.errors = [{instancePath:instancePath+"/operator/name",schemaPath:"#/$defs/EventOperator/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data9) < 1){
validate0.errors = [{instancePath:instancePath+"/operator/name",schemaPath:"#/$defs/EventOperator/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operator/name",schemaPath:"#/$defs/EventOperator/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.rating !== undefined){
let data10 = data7.rating;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 5 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/operator/rating",schemaPath:"#/$defs/EventOperator/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/operator/rating",schemaPath:"#/$defs/EventOperator/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operator/rating",schemaPath:"#/$defs/EventOperator/properties/rating/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.safety_rating !== undefined){
let data11 = data7.safety_rating;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(func0(data11) > 100){
validate0.errors = [{instancePath:instancePath+"/operator/safety_rating",schemaPath:"#/$defs/EventOperator/properties/safety_rating/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operator/safety_rating",schemaPath:"#/$defs/EventOperator/properties/safety_rating/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs26 === errors;
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
validate0.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/$defs/EventOperator/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aircraft !== undefined){
let data12 = data.aircraft;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((data12.type === undefined) && (missing2 = "type")){
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/$defs/EventAircraft/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data12.id !== undefined){
let data13 = data12.id;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
validate0.errors = [{instancePath:instancePath+"/aircraft/id",schemaPath:"#/$defs/EventAircraft/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/id",schemaPath:"#/$defs/EventAircraft/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.type !== undefined){
let data14 = data12.type;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data14 === "string"){
if(func0(data14) > 200){
validate0.errors = [{instancePath:instancePath+"/aircraft/type",schemaPath:"#/$defs/EventAircraft/properties/type/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data14) < 1){
validate0.errors = [{instancePath:instancePath+"/aircraft/type",schemaPath:"#/$defs/EventAircraft/properties/type/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/type",schemaPath:"#/$defs/EventAircraft/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/$defs/EventAircraft/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data15 = data.price;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing3;
if((((data15.base === undefined) && (missing3 = "base")) || ((data15.taxes === undefined) && (missing3 = "taxes"))) || ((data15.total === undefined) && (missing3 = "total"))){
validate0.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/EventPrice/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data15.base !== undefined){
let data16 = data15.base;
const _errs40 = errors;
if(errors === _errs40){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000000 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/price/base",schemaPath:"#/$defs/EventPrice/properties/base/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/price/base",schemaPath:"#/$defs/EventPrice/properties/base/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/price/base",schemaPath:"#/$defs/EventPrice/properties/base/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.taxes !== undefined){
let data17 = data15.taxes;
const _errs42 = errors;
if(errors === _errs42){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000000 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/price/taxes",schemaPath:"#/$defs/EventPrice/properties/taxes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/price/taxes",schemaPath:"#/$defs/EventPrice/properties/taxes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/price/taxes",schemaPath:"#/$defs/EventPrice/properties/taxes/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.total !== undefined){
let data18 = data15.total;
const _errs44 = errors;
if(errors === _errs44){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 200000000 || isNaN(data18)){
validate0.errors = [{instancePath:instancePath+"/price/total",schemaPath:"#/$defs/EventPrice/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200000000}}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate0.errors = [{instancePath:instancePath+"/price/total",schemaPath:"#/$defs/EventPrice/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/price/total",schemaPath:"#/$defs/EventPrice/properties/total/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.currency !== undefined){
let data19 = data15.currency;
const _errs46 = errors;
if(typeof data19 !== "string"){
validate0.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/EventPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data19){
validate0.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/EventPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid6 = _errs46 === errors;
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
validate0.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/EventPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valid_until !== undefined){
let data20 = data.valid_until;
const _errs48 = errors;
if(errors === _errs48){
if(errors === _errs48){
if(typeof data20 === "string"){
if(!(formats0(data20))){
validate0.errors = [{instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data21 = data.notes;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data21 === "string"){
if(func0(data21) > 4000){
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
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
