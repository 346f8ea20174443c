// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema0 = {"type":"object","properties":{"count":{"type":"integer"},"airports":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string","pattern":"^[A-Z]{3}$"},"name":{"type":"string"},"city":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"latitude":{"type":"number"},"longitude":{"type":"number"},"timeZone":{"type":"string"},"terminals":{"type":"array","items":{"type":"string"}},"size":{"type":"integer"}},"required":["code","name","city","cityCode","country","latitude","longitude","timeZone","terminals","size"],"additionalProperties":false}},"cities":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string","pattern":"^[A-Z]{3}$"},"name":{"type":"string"},"country":{"type":"string"},"airports":{"type":"array","items":{"type":"string","pattern":"^[A-Z]{3}$"}},"timeZone":{"type":"string"},"latitude":{"type":"number"},"longitude":{"type":"number"}},"required":["code","name","country","airports","timeZone","latitude","longitude"],"additionalProperties":false}},"licence":{"type":"string"}},"required":["count","airports","cities","licence"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const pattern2 = new RegExp("^[A-Z]{2}$", "u");

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
if(((((data.count === undefined) && (missing0 = "count")) || ((data.airports === undefined) && (missing0 = "airports"))) || ((data.cities === undefined) && (missing0 = "cities"))) || ((data.licence === undefined) && (missing0 = "licence"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "count") || (key0 === "airports")) || (key0 === "cities")) || (key0 === "licence"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.count !== undefined){
let data0 = data.count;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.airports !== undefined){
let data1 = data.airports;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((((((data2.code === undefined) && (missing1 = "code")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.city === undefined) && (missing1 = "city"))) || ((data2.cityCode === undefined) && (missing1 = "cityCode"))) || ((data2.country === undefined) && (missing1 = "country"))) || ((data2.latitude === undefined) && (missing1 = "latitude"))) || ((data2.longitude === undefined) && (missing1 = "longitude"))) || ((data2.timeZone === undefined) && (missing1 = "timeZone"))) || ((data2.terminals === undefined) && (missing1 = "terminals"))) || ((data2.size === undefined) && (missing1 = "size"))){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0,schemaPath:"#/properties/airports/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(func0.call(schema0.properties.airports.items.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0,schemaPath:"#/properties/airports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.code !== undefined){
let data3 = data2.code;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/code",schemaPath:"#/properties/airports/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/code",schemaPath:"#/properties/airports/items/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs11 = errors;
if(typeof data2.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/name",schemaPath:"#/properties/airports/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.city !== undefined){
const _errs13 = errors;
if(typeof data2.city !== "string"){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/city",schemaPath:"#/properties/airports/items/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.cityCode !== undefined){
let data6 = data2.cityCode;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/cityCode",schemaPath:"#/properties/airports/items/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/cityCode",schemaPath:"#/properties/airports/items/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.country !== undefined){
let data7 = data2.country;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/country",schemaPath:"#/properties/airports/items/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/country",schemaPath:"#/properties/airports/items/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.latitude !== undefined){
let data8 = data2.latitude;
const _errs19 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/latitude",schemaPath:"#/properties/airports/items/properties/latitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.longitude !== undefined){
let data9 = data2.longitude;
const _errs21 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/longitude",schemaPath:"#/properties/airports/items/properties/longitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.timeZone !== undefined){
const _errs23 = errors;
if(typeof data2.timeZone !== "string"){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/timeZone",schemaPath:"#/properties/airports/items/properties/timeZone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.terminals !== undefined){
let data11 = data2.terminals;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs27 = errors;
if(typeof data11[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/terminals/" + i1,schemaPath:"#/properties/airports/items/properties/terminals/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/terminals",schemaPath:"#/properties/airports/items/properties/terminals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.size !== undefined){
let data13 = data2.size;
const _errs29 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/size",schemaPath:"#/properties/airports/items/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs29 === errors;
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
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airports/" + i0,schemaPath:"#/properties/airports/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airports",schemaPath:"#/properties/airports/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cities !== undefined){
let data14 = data.cities;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data14)){
var valid4 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
const _errs33 = errors;
if(errors === _errs33){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if((((((((data15.code === undefined) && (missing2 = "code")) || ((data15.name === undefined) && (missing2 = "name"))) || ((data15.country === undefined) && (missing2 = "country"))) || ((data15.airports === undefined) && (missing2 = "airports"))) || ((data15.timeZone === undefined) && (missing2 = "timeZone"))) || ((data15.latitude === undefined) && (missing2 = "latitude"))) || ((data15.longitude === undefined) && (missing2 = "longitude"))){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2,schemaPath:"#/properties/cities/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs35 = errors;
for(const key2 in data15){
if(!(((((((key2 === "code") || (key2 === "name")) || (key2 === "country")) || (key2 === "airports")) || (key2 === "timeZone")) || (key2 === "latitude")) || (key2 === "longitude"))){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2,schemaPath:"#/properties/cities/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs35 === errors){
if(data15.code !== undefined){
let data16 = data15.code;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/code",schemaPath:"#/properties/cities/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/code",schemaPath:"#/properties/cities/items/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.name !== undefined){
const _errs38 = errors;
if(typeof data15.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/name",schemaPath:"#/properties/cities/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.country !== undefined){
const _errs40 = errors;
if(typeof data15.country !== "string"){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/country",schemaPath:"#/properties/cities/items/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.airports !== undefined){
let data19 = data15.airports;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data19)){
var valid6 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
const _errs44 = errors;
if(errors === _errs44){
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/airports/" + i3,schemaPath:"#/properties/cities/items/properties/airports/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/airports/" + i3,schemaPath:"#/properties/cities/items/properties/airports/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs44 === errors;
if(!valid6){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/airports",schemaPath:"#/properties/cities/items/properties/airports/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.timeZone !== undefined){
const _errs46 = errors;
if(typeof data15.timeZone !== "string"){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/timeZone",schemaPath:"#/properties/cities/items/properties/timeZone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.latitude !== undefined){
let data22 = data15.latitude;
const _errs48 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/latitude",schemaPath:"#/properties/cities/items/properties/latitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid5 = _errs48 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.longitude !== undefined){
let data23 = data15.longitude;
const _errs50 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
validate0.errors = [{instancePath:instancePath+"/cities/" + i2+"/longitude",schemaPath:"#/properties/cities/items/properties/longitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
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
validate0.errors = [{instancePath:instancePath+"/cities/" + i2,schemaPath:"#/properties/cities/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs33 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cities",schemaPath:"#/properties/cities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.licence !== undefined){
const _errs52 = errors;
if(typeof data.licence !== "string"){
validate0.errors = [{instancePath:instancePath+"/licence",schemaPath:"#/properties/licence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs52 === errors;
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
