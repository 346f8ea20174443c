// @generated from contracts/crm/tools/update_client.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"client_id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"company":{"type":"string"},"preferences":{"type":"object","properties":{"aircraft_category":{"type":"string"},"catering":{"type":"string"},"special_needs":{"type":"string"}},"required":[],"additionalProperties":false},"history":{"type":"object","properties":{"total_flights":{"type":"integer","minimum":0},"last_flight_date":{"type":"string","format":"date"},"preferred_operators":{"type":"array","items":{"type":"string"}}},"required":["total_flights","preferred_operators"],"additionalProperties":false},"vip_status":{"type":"string","enum":["standard","silver","gold","platinum"]}},"required":["client_id","name","email","preferences","history","vip_status"],"additionalProperties":false};
const formats0 = formats.date;
const formats2 = formats["date-time"];

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
if(((((data.client === undefined) && (missing0 = "client")) || ((data.updated_fields === undefined) && (missing0 = "updated_fields"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "client") || (key0 === "updated_fields")) || (key0 === "updated_at")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.client !== undefined){
let data0 = data.client;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((((data0.client_id === undefined) && (missing1 = "client_id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.preferences === undefined) && (missing1 = "preferences"))) || ((data0.history === undefined) && (missing1 = "history"))) || ((data0.vip_status === undefined) && (missing1 = "vip_status"))){
validate0.errors = [{instancePath:instancePath+"/client",schemaPath:"#/$defs/Client/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((((((((key1 === "client_id") || (key1 === "name")) || (key1 === "email")) || (key1 === "phone")) || (key1 === "company")) || (key1 === "preferences")) || (key1 === "history")) || (key1 === "vip_status"))){
validate0.errors = [{instancePath:instancePath+"/client",schemaPath:"#/$defs/Client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.client_id !== undefined){
const _errs6 = errors;
if(typeof data0.client_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/client_id",schemaPath:"#/$defs/Client/properties/client_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
const _errs8 = errors;
if(typeof data0.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/name",schemaPath:"#/$defs/Client/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.email !== undefined){
const _errs10 = errors;
if(typeof data0.email !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/email",schemaPath:"#/$defs/Client/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.phone !== undefined){
const _errs12 = errors;
if(typeof data0.phone !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/phone",schemaPath:"#/$defs/Client/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.company !== undefined){
const _errs14 = errors;
if(typeof data0.company !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/company",schemaPath:"#/$defs/Client/properties/company/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.preferences !== undefined){
let data6 = data0.preferences;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs18 = errors;
for(const key2 in data6){
if(!(((key2 === "aircraft_category") || (key2 === "catering")) || (key2 === "special_needs"))){
validate0.errors = [{instancePath:instancePath+"/client/preferences",schemaPath:"#/$defs/Client/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs18 === errors){
if(data6.aircraft_category !== undefined){
const _errs19 = errors;
if(typeof data6.aircraft_category !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/preferences/aircraft_category",schemaPath:"#/$defs/Client/properties/preferences/properties/aircraft_category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.catering !== undefined){
const _errs21 = errors;
if(typeof data6.catering !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/preferences/catering",schemaPath:"#/$defs/Client/properties/preferences/properties/catering/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.special_needs !== undefined){
const _errs23 = errors;
if(typeof data6.special_needs !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/preferences/special_needs",schemaPath:"#/$defs/Client/properties/preferences/properties/special_needs/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/client/preferences",schemaPath:"#/$defs/Client/properties/preferences/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.history !== undefined){
let data10 = data0.history;
const _errs25 = errors;
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((data10.total_flights === undefined) && (missing2 = "total_flights")) || ((data10.preferred_operators === undefined) && (missing2 = "preferred_operators"))){
validate0.errors = [{instancePath:instancePath+"/client/history",schemaPath:"#/$defs/Client/properties/history/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs27 = errors;
for(const key3 in data10){
if(!(((key3 === "total_flights") || (key3 === "last_flight_date")) || (key3 === "preferred_operators"))){
validate0.errors = [{instancePath:instancePath+"/client/history",schemaPath:"#/$defs/Client/properties/history/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data10.total_flights !== undefined){
let data11 = data10.total_flights;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/client/history/total_flights",schemaPath:"#/$defs/Client/properties/history/properties/total_flights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/client/history/total_flights",schemaPath:"#/$defs/Client/properties/history/properties/total_flights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.last_flight_date !== undefined){
let data12 = data10.last_flight_date;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data12 === "string"){
if(!(formats0(data12))){
validate0.errors = [{instancePath:instancePath+"/client/history/last_flight_date",schemaPath:"#/$defs/Client/properties/history/properties/last_flight_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/client/history/last_flight_date",schemaPath:"#/$defs/Client/properties/history/properties/last_flight_date/type",keyword:"type",params:{type: "string"}}];
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
if(data10.preferred_operators !== undefined){
let data13 = data10.preferred_operators;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data13)){
var valid5 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs34 = errors;
if(typeof data13[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/history/preferred_operators/" + i0,schemaPath:"#/$defs/Client/properties/history/properties/preferred_operators/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs34 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/client/history/preferred_operators",schemaPath:"#/$defs/Client/properties/history/properties/preferred_operators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs32 === errors;
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
validate0.errors = [{instancePath:instancePath+"/client/history",schemaPath:"#/$defs/Client/properties/history/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.vip_status !== undefined){
let data15 = data0.vip_status;
const _errs36 = errors;
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/client/vip_status",schemaPath:"#/$defs/Client/properties/vip_status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data15 === "standard") || (data15 === "silver")) || (data15 === "gold")) || (data15 === "platinum"))){
validate0.errors = [{instancePath:instancePath+"/client/vip_status",schemaPath:"#/$defs/Client/properties/vip_status/enum",keyword:"enum",params:{allowedValues: schema1.properties.vip_status.enum}}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
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
validate0.errors = [{instancePath:instancePath+"/client",schemaPath:"#/$defs/Client/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_fields !== undefined){
let data16 = data.updated_fields;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data16)){
var valid6 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs40 = errors;
if(typeof data16[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/updated_fields/" + i1,schemaPath:"#/properties/updated_fields/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs40 === errors;
if(!valid6){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/updated_fields",schemaPath:"#/properties/updated_fields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data18 = data.updated_at;
const _errs42 = errors;
if(errors === _errs42){
if(errors === _errs42){
if(typeof data18 === "string"){
if(!(formats2(data18))){
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data19 = data.notes;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data19)){
var valid7 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs46 = errors;
if(typeof data19[i2] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i2,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs46 === errors;
if(!valid7){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs44 === errors;
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
