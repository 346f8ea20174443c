// @generated from contracts/mail/templates.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength } from "#contract";

const schema0 = {"type":"object","properties":{"client_name":{"type":"string","minLength":1,"maxLength":200},"receipt_number":{"type":"string","minLength":1,"maxLength":60},"payment_date":{"type":"string","minLength":1,"maxLength":60},"payment_method":{"type":"string","minLength":1,"maxLength":60},"items":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","properties":{"description":{"type":"string","minLength":1,"maxLength":200},"amount_usd":{"type":["number","string"],"minimum":0,"minLength":1,"maxLength":40}},"required":["description","amount_usd"],"additionalProperties":false}},"total_usd":{"type":["number","string"],"minimum":0,"minLength":1,"maxLength":40},"booking_reference":{"type":"string","minLength":1,"maxLength":60},"contact_phone":{"type":"string","minLength":1,"maxLength":60}},"required":["client_name","receipt_number","payment_date","payment_method","items","total_usd","contact_phone"],"additionalProperties":false};
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
if((((((((data.client_name === undefined) && (missing0 = "client_name")) || ((data.receipt_number === undefined) && (missing0 = "receipt_number"))) || ((data.payment_date === undefined) && (missing0 = "payment_date"))) || ((data.payment_method === undefined) && (missing0 = "payment_method"))) || ((data.items === undefined) && (missing0 = "items"))) || ((data.total_usd === undefined) && (missing0 = "total_usd"))) || ((data.contact_phone === undefined) && (missing0 = "contact_phone"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "client_name") || (key0 === "receipt_number")) || (key0 === "payment_date")) || (key0 === "payment_method")) || (key0 === "items")) || (key0 === "total_usd")) || (key0 === "booking_reference")) || (key0 === "contact_phone"))){
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
if(data.receipt_number !== undefined){
let data1 = data.receipt_number;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 60){
validate0.errors = [{instancePath:instancePath+"/receipt_number",schemaPath:"#/properties/receipt_number/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data1) < 1){
validate0.errors = [{instancePath:instancePath+"/receipt_number",schemaPath:"#/properties/receipt_number/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/receipt_number",schemaPath:"#/properties/receipt_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment_date !== undefined){
let data2 = data.payment_date;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 60){
validate0.errors = [{instancePath:instancePath+"/payment_date",schemaPath:"#/properties/payment_date/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data2) < 1){
validate0.errors = [{instancePath:instancePath+"/payment_date",schemaPath:"#/properties/payment_date/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/payment_date",schemaPath:"#/properties/payment_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment_method !== undefined){
let data3 = data.payment_method;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 60){
validate0.errors = [{instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data3) < 1){
validate0.errors = [{instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data4 = data.items;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 100){
validate0.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data4.length < 1){
validate0.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.description === undefined) && (missing1 = "description")) || ((data5.amount_usd === undefined) && (missing1 = "amount_usd"))){
validate0.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs14 = errors;
for(const key1 in data5){
if(!((key1 === "description") || (key1 === "amount_usd"))){
validate0.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs14 === errors){
if(data5.description !== undefined){
let data6 = data5.description;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 200){
validate0.errors = [{instancePath:instancePath+"/items/" + i0+"/description",schemaPath:"#/properties/items/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data6) < 1){
validate0.errors = [{instancePath:instancePath+"/items/" + i0+"/description",schemaPath:"#/properties/items/items/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/items/" + i0+"/description",schemaPath:"#/properties/items/items/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.amount_usd !== undefined){
let data7 = data5.amount_usd;
const _errs17 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "string")){
validate0.errors = [{instancePath:instancePath+"/items/" + i0+"/amount_usd",schemaPath:"#/properties/items/items/properties/amount_usd/type",keyword:"type",params:{type: schema0.properties.items.items.properties.amount_usd.type}}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/items/" + i0+"/amount_usd",schemaPath:"#/properties/items/items/properties/amount_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(func0(data7) > 40){
validate0.errors = [{instancePath:instancePath+"/items/" + i0+"/amount_usd",schemaPath:"#/properties/items/items/properties/amount_usd/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data7) < 1){
validate0.errors = [{instancePath:instancePath+"/items/" + i0+"/amount_usd",schemaPath:"#/properties/items/items/properties/amount_usd/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_usd !== undefined){
let data8 = data.total_usd;
const _errs19 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
validate0.errors = [{instancePath:instancePath+"/total_usd",schemaPath:"#/properties/total_usd/type",keyword:"type",params:{type: schema0.properties.total_usd.type}}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/total_usd",schemaPath:"#/properties/total_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs19){
if(typeof data8 === "string"){
if(func0(data8) > 40){
validate0.errors = [{instancePath:instancePath+"/total_usd",schemaPath:"#/properties/total_usd/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data8) < 1){
validate0.errors = [{instancePath:instancePath+"/total_usd",schemaPath:"#/properties/total_usd/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.booking_reference !== undefined){
let data9 = data.booking_reference;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(func0(data9) > 60){
validate0.errors = [{instancePath:instancePath+"/booking_reference",schemaPath:"#/properties/booking_reference/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data9) < 1){
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
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_phone !== undefined){
let data10 = data.contact_phone;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(func0(data10) > 60){
validate0.errors = [{instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data10) < 1){
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
var valid0 = _errs23 === errors;
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
