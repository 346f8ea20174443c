// @generated from contracts/mail/templates.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength } from "#contract";

const schema0 = {"type":"object","properties":{"client_name":{"type":"string","minLength":1,"maxLength":200},"booking_reference":{"type":"string","minLength":1,"maxLength":60},"flights":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","properties":{"departure_date":{"type":"string","minLength":1,"maxLength":60},"departure_airport":{"type":"string","minLength":1,"maxLength":200},"arrival_airport":{"type":"string","minLength":1,"maxLength":200},"aircraft_type":{"type":"string","minLength":1,"maxLength":200},"operator_name":{"type":"string","minLength":1,"maxLength":200}},"required":["departure_date","departure_airport","arrival_airport","aircraft_type","operator_name"],"additionalProperties":false}},"passengers":{"type":["number","string"],"minimum":0,"minLength":1,"maxLength":40},"total_price_usd":{"type":["number","string"],"minimum":0,"minLength":1,"maxLength":40},"notes":{"type":"string","minLength":1,"maxLength":2000},"contact_phone":{"type":"string","minLength":1,"maxLength":60}},"required":["client_name","booking_reference","flights","passengers","total_price_usd","contact_phone"],"additionalProperties":false};
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
if(((((((data.client_name === undefined) && (missing0 = "client_name")) || ((data.booking_reference === undefined) && (missing0 = "booking_reference"))) || ((data.flights === undefined) && (missing0 = "flights"))) || ((data.passengers === undefined) && (missing0 = "passengers"))) || ((data.total_price_usd === undefined) && (missing0 = "total_price_usd"))) || ((data.contact_phone === undefined) && (missing0 = "contact_phone"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "client_name") || (key0 === "booking_reference")) || (key0 === "flights")) || (key0 === "passengers")) || (key0 === "total_price_usd")) || (key0 === "notes")) || (key0 === "contact_phone"))){
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
if(data.booking_reference !== undefined){
let data1 = data.booking_reference;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 60){
validate0.errors = [{instancePath:instancePath+"/booking_reference",schemaPath:"#/properties/booking_reference/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data1) < 1){
validate0.errors = [{instancePath:instancePath+"/booking_reference",schemaPath:"#/properties/booking_reference/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/booking_reference",schemaPath:"#/properties/booking_reference/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flights !== undefined){
let data2 = data.flights;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 50){
validate0.errors = [{instancePath:instancePath+"/flights",schemaPath:"#/properties/flights/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/flights",schemaPath:"#/properties/flights/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.departure_date === undefined) && (missing1 = "departure_date")) || ((data3.departure_airport === undefined) && (missing1 = "departure_airport"))) || ((data3.arrival_airport === undefined) && (missing1 = "arrival_airport"))) || ((data3.aircraft_type === undefined) && (missing1 = "aircraft_type"))) || ((data3.operator_name === undefined) && (missing1 = "operator_name"))){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0,schemaPath:"#/properties/flights/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((((key1 === "departure_date") || (key1 === "departure_airport")) || (key1 === "arrival_airport")) || (key1 === "aircraft_type")) || (key1 === "operator_name"))){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0,schemaPath:"#/properties/flights/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.departure_date !== undefined){
let data4 = data3.departure_date;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 60){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/departure_date",schemaPath:"#/properties/flights/items/properties/departure_date/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data4) < 1){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/departure_date",schemaPath:"#/properties/flights/items/properties/departure_date/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/departure_date",schemaPath:"#/properties/flights/items/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.departure_airport !== undefined){
let data5 = data3.departure_airport;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func0(data5) > 200){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/departure_airport",schemaPath:"#/properties/flights/items/properties/departure_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data5) < 1){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/departure_airport",schemaPath:"#/properties/flights/items/properties/departure_airport/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/departure_airport",schemaPath:"#/properties/flights/items/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.arrival_airport !== undefined){
let data6 = data3.arrival_airport;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 200){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/arrival_airport",schemaPath:"#/properties/flights/items/properties/arrival_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data6) < 1){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/arrival_airport",schemaPath:"#/properties/flights/items/properties/arrival_airport/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/arrival_airport",schemaPath:"#/properties/flights/items/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.aircraft_type !== undefined){
let data7 = data3.aircraft_type;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(func0(data7) > 200){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/aircraft_type",schemaPath:"#/properties/flights/items/properties/aircraft_type/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data7) < 1){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/aircraft_type",schemaPath:"#/properties/flights/items/properties/aircraft_type/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/aircraft_type",schemaPath:"#/properties/flights/items/properties/aircraft_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.operator_name !== undefined){
let data8 = data3.operator_name;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(func0(data8) > 200){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/operator_name",schemaPath:"#/properties/flights/items/properties/operator_name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data8) < 1){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/operator_name",schemaPath:"#/properties/flights/items/properties/operator_name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/operator_name",schemaPath:"#/properties/flights/items/properties/operator_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs19 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/flights/" + i0,schemaPath:"#/properties/flights/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flights",schemaPath:"#/properties/flights/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passengers !== undefined){
let data9 = data.passengers;
const _errs21 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (typeof data9 !== "string")){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/type",keyword:"type",params:{type: schema0.properties.passengers.type}}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs21){
if(typeof data9 === "string"){
if(func0(data9) > 40){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data9) < 1){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_price_usd !== undefined){
let data10 = data.total_price_usd;
const _errs23 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")){
validate0.errors = [{instancePath:instancePath+"/total_price_usd",schemaPath:"#/properties/total_price_usd/type",keyword:"type",params:{type: schema0.properties.total_price_usd.type}}];
return false;
}
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/total_price_usd",schemaPath:"#/properties/total_price_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs23){
if(typeof data10 === "string"){
if(func0(data10) > 40){
validate0.errors = [{instancePath:instancePath+"/total_price_usd",schemaPath:"#/properties/total_price_usd/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data10) < 1){
validate0.errors = [{instancePath:instancePath+"/total_price_usd",schemaPath:"#/properties/total_price_usd/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data11 = data.notes;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(func0(data11) > 2000){
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func0(data11) < 1){
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_phone !== undefined){
let data12 = data.contact_phone;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(func0(data12) > 60){
validate0.errors = [{instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data12) < 1){
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
var valid0 = _errs27 === errors;
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
