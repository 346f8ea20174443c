// @generated from contracts/mail/templates.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength } from "#contract";

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
if((((((((data.client_name === undefined) && (missing0 = "client_name")) || ((data.departure_airport === undefined) && (missing0 = "departure_airport"))) || ((data.arrival_airport === undefined) && (missing0 = "arrival_airport"))) || ((data.departure_date === undefined) && (missing0 = "departure_date"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.contact_phone === undefined) && (missing0 = "contact_phone"))) || ((data.agent_name === undefined) && (missing0 = "agent_name"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "client_name") || (key0 === "departure_airport")) || (key0 === "arrival_airport")) || (key0 === "departure_date")) || (key0 === "message")) || (key0 === "open_questions")) || (key0 === "contact_phone")) || (key0 === "agent_name"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.client_name !== undefined){
let data0 = data.client_name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate0.errors = [{instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 1){
validate0.errors = [{instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure_airport !== undefined){
let data1 = data.departure_airport;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate0.errors = [{instancePath:instancePath+"/departure_airport",schemaPath:"#/properties/departure_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data1) < 1){
validate0.errors = [{instancePath:instancePath+"/departure_airport",schemaPath:"#/properties/departure_airport/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/departure_airport",schemaPath:"#/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrival_airport !== undefined){
let data2 = data.arrival_airport;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate0.errors = [{instancePath:instancePath+"/arrival_airport",schemaPath:"#/properties/arrival_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data2) < 1){
validate0.errors = [{instancePath:instancePath+"/arrival_airport",schemaPath:"#/properties/arrival_airport/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/arrival_airport",schemaPath:"#/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure_date !== undefined){
let data3 = data.departure_date;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 60){
validate0.errors = [{instancePath:instancePath+"/departure_date",schemaPath:"#/properties/departure_date/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data3) < 1){
validate0.errors = [{instancePath:instancePath+"/departure_date",schemaPath:"#/properties/departure_date/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/departure_date",schemaPath:"#/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data4 = data.message;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func0(data4) > 4000){
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 4000}}];
return false;
}
else {
if(func0(data4) < 1){
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open_questions !== undefined){
let data5 = data.open_questions;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 20){
validate0.errors = [{instancePath:instancePath+"/open_questions",schemaPath:"#/properties/open_questions/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
if(data5.length < 1){
validate0.errors = [{instancePath:instancePath+"/open_questions",schemaPath:"#/properties/open_questions/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func0(data6) > 500){
validate0.errors = [{instancePath:instancePath+"/open_questions/" + i0,schemaPath:"#/properties/open_questions/items/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
else {
if(func0(data6) < 1){
validate0.errors = [{instancePath:instancePath+"/open_questions/" + i0,schemaPath:"#/properties/open_questions/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/open_questions/" + i0,schemaPath:"#/properties/open_questions/items/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate0.errors = [{instancePath:instancePath+"/open_questions",schemaPath:"#/properties/open_questions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_phone !== undefined){
let data7 = data.contact_phone;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func0(data7) > 60){
validate0.errors = [{instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data7) < 1){
validate0.errors = [{instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_name !== undefined){
let data8 = data.agent_name;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func0(data8) > 200){
validate0.errors = [{instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data8) < 1){
validate0.errors = [{instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
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
