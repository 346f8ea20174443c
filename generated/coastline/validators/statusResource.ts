// @generated from contracts/coastline/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema0 = {"type":"object","properties":{"mode":{"type":"string"},"upstreams":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"address":{"type":"string"},"calls":{"type":"integer","minimum":0},"failures":{"type":"integer","minimum":0},"attempts":{"type":"integer","minimum":0},"retries":{"type":"integer","minimum":0},"breaker":{"type":"string"},"latencyMs":{"type":"object","properties":{"p50":{"type":["number","null"]},"p95":{"type":["number","null"]},"p99":{"type":["number","null"]}},"required":["p50","p95","p99"],"additionalProperties":false}},"required":["name","address","calls","failures","attempts","retries","breaker","latencyMs"],"additionalProperties":false}},"rates":{"type":"object","properties":{"kept":{"type":"integer","minimum":0},"asked":{"type":"integer","minimum":0},"fixed":{"type":"integer","minimum":0}},"required":["kept","asked","fixed"],"additionalProperties":false}},"required":["mode","upstreams","rates"],"additionalProperties":false};

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
if((((data.mode === undefined) && (missing0 = "mode")) || ((data.upstreams === undefined) && (missing0 = "upstreams"))) || ((data.rates === undefined) && (missing0 = "rates"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "mode") || (key0 === "upstreams")) || (key0 === "rates"))){
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
if(data.upstreams !== undefined){
let data1 = data.upstreams;
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
if(((((((((data2.name === undefined) && (missing1 = "name")) || ((data2.address === undefined) && (missing1 = "address"))) || ((data2.calls === undefined) && (missing1 = "calls"))) || ((data2.failures === undefined) && (missing1 = "failures"))) || ((data2.attempts === undefined) && (missing1 = "attempts"))) || ((data2.retries === undefined) && (missing1 = "retries"))) || ((data2.breaker === undefined) && (missing1 = "breaker"))) || ((data2.latencyMs === undefined) && (missing1 = "latencyMs"))){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0,schemaPath:"#/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!((((((((key1 === "name") || (key1 === "address")) || (key1 === "calls")) || (key1 === "failures")) || (key1 === "attempts")) || (key1 === "retries")) || (key1 === "breaker")) || (key1 === "latencyMs"))){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0,schemaPath:"#/properties/upstreams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.name !== undefined){
const _errs9 = errors;
if(typeof data2.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/name",schemaPath:"#/properties/upstreams/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.address !== undefined){
const _errs11 = errors;
if(typeof data2.address !== "string"){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/address",schemaPath:"#/properties/upstreams/items/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.calls !== undefined){
let data5 = data2.calls;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/calls",schemaPath:"#/properties/upstreams/items/properties/calls/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/calls",schemaPath:"#/properties/upstreams/items/properties/calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.failures !== undefined){
let data6 = data2.failures;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/failures",schemaPath:"#/properties/upstreams/items/properties/failures/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/failures",schemaPath:"#/properties/upstreams/items/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.attempts !== undefined){
let data7 = data2.attempts;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/attempts",schemaPath:"#/properties/upstreams/items/properties/attempts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/attempts",schemaPath:"#/properties/upstreams/items/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.retries !== undefined){
let data8 = data2.retries;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/retries",schemaPath:"#/properties/upstreams/items/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/retries",schemaPath:"#/properties/upstreams/items/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.breaker !== undefined){
const _errs21 = errors;
if(typeof data2.breaker !== "string"){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/breaker",schemaPath:"#/properties/upstreams/items/properties/breaker/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.latencyMs !== undefined){
let data10 = data2.latencyMs;
const _errs23 = errors;
if(errors === _errs23){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((data10.p50 === undefined) && (missing2 = "p50")) || ((data10.p95 === undefined) && (missing2 = "p95"))) || ((data10.p99 === undefined) && (missing2 = "p99"))){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/latencyMs",schemaPath:"#/properties/upstreams/items/properties/latencyMs/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data10){
if(!(((key2 === "p50") || (key2 === "p95")) || (key2 === "p99"))){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/latencyMs",schemaPath:"#/properties/upstreams/items/properties/latencyMs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data10.p50 !== undefined){
let data11 = data10.p50;
const _errs26 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/latencyMs/p50",schemaPath:"#/properties/upstreams/items/properties/latencyMs/properties/p50/type",keyword:"type",params:{type: schema0.properties.upstreams.items.properties.latencyMs.properties.p50.type}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.p95 !== undefined){
let data12 = data10.p95;
const _errs28 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/latencyMs/p95",schemaPath:"#/properties/upstreams/items/properties/latencyMs/properties/p95/type",keyword:"type",params:{type: schema0.properties.upstreams.items.properties.latencyMs.properties.p95.type}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.p99 !== undefined){
let data13 = data10.p99;
const _errs30 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/latencyMs/p99",schemaPath:"#/properties/upstreams/items/properties/latencyMs/properties/p99/type",keyword:"type",params:{type: schema0.properties.upstreams.items.properties.latencyMs.properties.p99.type}}];
return false;
}
var valid3 = _errs30 === errors;
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
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0+"/latencyMs",schemaPath:"#/properties/upstreams/items/properties/latencyMs/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs23 === errors;
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
validate0.errors = [{instancePath:instancePath+"/upstreams/" + i0,schemaPath:"#/properties/upstreams/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rates !== undefined){
let data14 = data.rates;
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((((data14.kept === undefined) && (missing3 = "kept")) || ((data14.asked === undefined) && (missing3 = "asked"))) || ((data14.fixed === undefined) && (missing3 = "fixed"))){
validate0.errors = [{instancePath:instancePath+"/rates",schemaPath:"#/properties/rates/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs34 = errors;
for(const key3 in data14){
if(!(((key3 === "kept") || (key3 === "asked")) || (key3 === "fixed"))){
validate0.errors = [{instancePath:instancePath+"/rates",schemaPath:"#/properties/rates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs34 === errors){
if(data14.kept !== undefined){
let data15 = data14.kept;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/rates/kept",schemaPath:"#/properties/rates/properties/kept/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/rates/kept",schemaPath:"#/properties/rates/properties/kept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data14.asked !== undefined){
let data16 = data14.asked;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/rates/asked",schemaPath:"#/properties/rates/properties/asked/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/rates/asked",schemaPath:"#/properties/rates/properties/asked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data14.fixed !== undefined){
let data17 = data14.fixed;
const _errs39 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate0.errors = [{instancePath:instancePath+"/rates/fixed",schemaPath:"#/properties/rates/properties/fixed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs39){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/rates/fixed",schemaPath:"#/properties/rates/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs39 === errors;
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
validate0.errors = [{instancePath:instancePath+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs32 === errors;
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
