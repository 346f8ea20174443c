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
if(((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.quote_id === undefined) && (missing0 = "quote_id"))){
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
if("quote_updated" !== data0){
validate0.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "quote_updated"}}];
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
if(data.aircraft !== undefined){
let data5 = data.aircraft;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.type === undefined) && (missing1 = "type")){
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/$defs/EventAircraft/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.id !== undefined){
let data6 = data5.id;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate0.errors = [{instancePath:instancePath+"/aircraft/id",schemaPath:"#/$defs/EventAircraft/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/id",schemaPath:"#/$defs/EventAircraft/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.type !== undefined){
let data7 = data5.type;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(func0(data7) > 200){
validate0.errors = [{instancePath:instancePath+"/aircraft/type",schemaPath:"#/$defs/EventAircraft/properties/type/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data7) < 1){
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
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/$defs/EventAircraft/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data8 = data.price;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((data8.base === undefined) && (missing2 = "base")) || ((data8.taxes === undefined) && (missing2 = "taxes"))) || ((data8.total === undefined) && (missing2 = "total"))){
validate0.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/EventPrice/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data8.base !== undefined){
let data9 = data8.base;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000000 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/price/base",schemaPath:"#/$defs/EventPrice/properties/base/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
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
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.taxes !== undefined){
let data10 = data8.taxes;
const _errs26 = errors;
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100000000 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/price/taxes",schemaPath:"#/$defs/EventPrice/properties/taxes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
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
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.total !== undefined){
let data11 = data8.total;
const _errs28 = errors;
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 200000000 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/price/total",schemaPath:"#/$defs/EventPrice/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200000000}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
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
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.currency !== undefined){
let data12 = data8.currency;
const _errs30 = errors;
if(typeof data12 !== "string"){
validate0.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/EventPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data12){
validate0.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/EventPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
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
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valid_until !== undefined){
let data13 = data.valid_until;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data13 === "string"){
if(!(formats0(data13))){
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
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data14 = data.notes;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data14 === "string"){
if(func0(data14) > 4000){
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
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
