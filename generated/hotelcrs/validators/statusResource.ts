// @generated from contracts/hotelcrs/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema0 = {"type":"object","properties":{"mode":{"type":"string"},"upstream":{"type":"object","properties":{"name":{"type":"string"},"address":{"type":"string"},"calls":{"type":"integer","minimum":0},"failures":{"type":"integer","minimum":0},"attempts":{"type":"integer","minimum":0},"retries":{"type":"integer","minimum":0},"breaker":{"type":"string"},"latencyMs":{"type":"object","properties":{"p50":{"type":["number","null"]},"p95":{"type":["number","null"]},"p99":{"type":["number","null"]}},"required":["p50","p95","p99"],"additionalProperties":false}},"required":["name","address","calls","failures","attempts","retries","breaker","latencyMs"],"additionalProperties":false}},"required":["mode","upstream"],"additionalProperties":false};

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
if(((data.mode === undefined) && (missing0 = "mode")) || ((data.upstream === undefined) && (missing0 = "upstream"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "mode") || (key0 === "upstream"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
const _errs2 = errors;
if(typeof data.mode !== "string"){
validate0.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
let data1 = data.upstream;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((data1.name === undefined) && (missing1 = "name")) || ((data1.address === undefined) && (missing1 = "address"))) || ((data1.calls === undefined) && (missing1 = "calls"))) || ((data1.failures === undefined) && (missing1 = "failures"))) || ((data1.attempts === undefined) && (missing1 = "attempts"))) || ((data1.retries === undefined) && (missing1 = "retries"))) || ((data1.breaker === undefined) && (missing1 = "breaker"))) || ((data1.latencyMs === undefined) && (missing1 = "latencyMs"))){
validate0.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((((((((key1 === "name") || (key1 === "address")) || (key1 === "calls")) || (key1 === "failures")) || (key1 === "attempts")) || (key1 === "retries")) || (key1 === "breaker")) || (key1 === "latencyMs"))){
validate0.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.name !== undefined){
const _errs7 = errors;
if(typeof data1.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/upstream/name",schemaPath:"#/properties/upstream/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.address !== undefined){
const _errs9 = errors;
if(typeof data1.address !== "string"){
validate0.errors = [{instancePath:instancePath+"/upstream/address",schemaPath:"#/properties/upstream/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.calls !== undefined){
let data4 = data1.calls;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/upstream/calls",schemaPath:"#/properties/upstream/properties/calls/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/upstream/calls",schemaPath:"#/properties/upstream/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.failures !== undefined){
let data5 = data1.failures;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/upstream/failures",schemaPath:"#/properties/upstream/properties/failures/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/upstream/failures",schemaPath:"#/properties/upstream/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.attempts !== undefined){
let data6 = data1.attempts;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/upstream/attempts",schemaPath:"#/properties/upstream/properties/attempts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/upstream/attempts",schemaPath:"#/properties/upstream/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.retries !== undefined){
let data7 = data1.retries;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/upstream/retries",schemaPath:"#/properties/upstream/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/upstream/retries",schemaPath:"#/properties/upstream/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.breaker !== undefined){
const _errs19 = errors;
if(typeof data1.breaker !== "string"){
validate0.errors = [{instancePath:instancePath+"/upstream/breaker",schemaPath:"#/properties/upstream/properties/breaker/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.latencyMs !== undefined){
let data9 = data1.latencyMs;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((data9.p50 === undefined) && (missing2 = "p50")) || ((data9.p95 === undefined) && (missing2 = "p95"))) || ((data9.p99 === undefined) && (missing2 = "p99"))){
validate0.errors = [{instancePath:instancePath+"/upstream/latencyMs",schemaPath:"#/properties/upstream/properties/latencyMs/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data9){
if(!(((key2 === "p50") || (key2 === "p95")) || (key2 === "p99"))){
validate0.errors = [{instancePath:instancePath+"/upstream/latencyMs",schemaPath:"#/properties/upstream/properties/latencyMs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.p50 !== undefined){
let data10 = data9.p50;
const _errs24 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate0.errors = [{instancePath:instancePath+"/upstream/latencyMs/p50",schemaPath:"#/properties/upstream/properties/latencyMs/properties/p50/type",keyword:"type",params:{type: schema0.properties.upstream.properties.latencyMs.properties.p50.type}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.p95 !== undefined){
let data11 = data9.p95;
const _errs26 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/upstream/latencyMs/p95",schemaPath:"#/properties/upstream/properties/latencyMs/properties/p95/type",keyword:"type",params:{type: schema0.properties.upstream.properties.latencyMs.properties.p95.type}}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.p99 !== undefined){
let data12 = data9.p99;
const _errs28 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/upstream/latencyMs/p99",schemaPath:"#/properties/upstream/properties/latencyMs/properties/p99/type",keyword:"type",params:{type: schema0.properties.upstream.properties.latencyMs.properties.p99.type}}];
return false;
}
var valid2 = _errs28 === errors;
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
validate0.errors = [{instancePath:instancePath+"/upstream/latencyMs",schemaPath:"#/properties/upstream/properties/latencyMs/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
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
validate0.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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
