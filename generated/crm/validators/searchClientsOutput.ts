// @generated from contracts/crm/tools/search_clients.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"client_id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"company":{"type":"string"},"preferences":{"type":"object","properties":{"aircraft_category":{"type":"string"},"catering":{"type":"string"},"special_needs":{"type":"string"}},"required":[],"additionalProperties":false},"history":{"type":"object","properties":{"total_flights":{"type":"integer","minimum":0},"last_flight_date":{"type":"string","format":"date"},"preferred_operators":{"type":"array","items":{"type":"string"}}},"required":["total_flights","preferred_operators"],"additionalProperties":false},"vip_status":{"type":"string","enum":["standard","silver","gold","platinum"]}},"required":["client_id","name","email","preferences","history","vip_status"],"additionalProperties":false};
const formats0 = formats.date;

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
if((((data.clients === undefined) && (missing0 = "clients")) || ((data.total === undefined) && (missing0 = "total"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "clients") || (key0 === "total")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.clients !== undefined){
let data0 = data.clients;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 100){
validate0.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/maxItems",keyword:"maxItems",params:{limit: 100}}];
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
if(((((((data1.client_id === undefined) && (missing1 = "client_id")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.email === undefined) && (missing1 = "email"))) || ((data1.preferences === undefined) && (missing1 = "preferences"))) || ((data1.history === undefined) && (missing1 = "history"))) || ((data1.vip_status === undefined) && (missing1 = "vip_status"))){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0,schemaPath:"#/$defs/Client/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((((key1 === "client_id") || (key1 === "name")) || (key1 === "email")) || (key1 === "phone")) || (key1 === "company")) || (key1 === "preferences")) || (key1 === "history")) || (key1 === "vip_status"))){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0,schemaPath:"#/$defs/Client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.client_id !== undefined){
const _errs8 = errors;
if(typeof data1.client_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/client_id",schemaPath:"#/$defs/Client/properties/client_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs10 = errors;
if(typeof data1.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/name",schemaPath:"#/$defs/Client/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.email !== undefined){
const _errs12 = errors;
if(typeof data1.email !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/email",schemaPath:"#/$defs/Client/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.phone !== undefined){
const _errs14 = errors;
if(typeof data1.phone !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/phone",schemaPath:"#/$defs/Client/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.company !== undefined){
const _errs16 = errors;
if(typeof data1.company !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/company",schemaPath:"#/$defs/Client/properties/company/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.preferences !== undefined){
let data7 = data1.preferences;
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
const _errs20 = errors;
for(const key2 in data7){
if(!(((key2 === "aircraft_category") || (key2 === "catering")) || (key2 === "special_needs"))){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/preferences",schemaPath:"#/$defs/Client/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs20 === errors){
if(data7.aircraft_category !== undefined){
const _errs21 = errors;
if(typeof data7.aircraft_category !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/preferences/aircraft_category",schemaPath:"#/$defs/Client/properties/preferences/properties/aircraft_category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.catering !== undefined){
const _errs23 = errors;
if(typeof data7.catering !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/preferences/catering",schemaPath:"#/$defs/Client/properties/preferences/properties/catering/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.special_needs !== undefined){
const _errs25 = errors;
if(typeof data7.special_needs !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/preferences/special_needs",schemaPath:"#/$defs/Client/properties/preferences/properties/special_needs/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/preferences",schemaPath:"#/$defs/Client/properties/preferences/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.history !== undefined){
let data11 = data1.history;
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.total_flights === undefined) && (missing2 = "total_flights")) || ((data11.preferred_operators === undefined) && (missing2 = "preferred_operators"))){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history",schemaPath:"#/$defs/Client/properties/history/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs29 = errors;
for(const key3 in data11){
if(!(((key3 === "total_flights") || (key3 === "last_flight_date")) || (key3 === "preferred_operators"))){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history",schemaPath:"#/$defs/Client/properties/history/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs29 === errors){
if(data11.total_flights !== undefined){
let data12 = data11.total_flights;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history/total_flights",schemaPath:"#/$defs/Client/properties/history/properties/total_flights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history/total_flights",schemaPath:"#/$defs/Client/properties/history/properties/total_flights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.last_flight_date !== undefined){
let data13 = data11.last_flight_date;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data13 === "string"){
if(!(formats0(data13))){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history/last_flight_date",schemaPath:"#/$defs/Client/properties/history/properties/last_flight_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history/last_flight_date",schemaPath:"#/$defs/Client/properties/history/properties/last_flight_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.preferred_operators !== undefined){
let data14 = data11.preferred_operators;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data14)){
var valid6 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs36 = errors;
if(typeof data14[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history/preferred_operators/" + i1,schemaPath:"#/$defs/Client/properties/history/properties/preferred_operators/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs36 === errors;
if(!valid6){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history/preferred_operators",schemaPath:"#/$defs/Client/properties/history/properties/preferred_operators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/history",schemaPath:"#/$defs/Client/properties/history/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.vip_status !== undefined){
let data16 = data1.vip_status;
const _errs38 = errors;
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/vip_status",schemaPath:"#/$defs/Client/properties/vip_status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data16 === "standard") || (data16 === "silver")) || (data16 === "gold")) || (data16 === "platinum"))){
validate0.errors = [{instancePath:instancePath+"/clients/" + i0+"/vip_status",schemaPath:"#/$defs/Client/properties/vip_status/enum",keyword:"enum",params:{allowedValues: schema1.properties.vip_status.enum}}];
return false;
}
var valid3 = _errs38 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/clients/" + i0,schemaPath:"#/$defs/Client/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "array"}}];
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
let data17 = data.total;
const _errs40 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.notes !== undefined){
let data18 = data.notes;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data18)){
var valid7 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs44 = errors;
if(typeof data18[i2] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i2,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs44 === errors;
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
