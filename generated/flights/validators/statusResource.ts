// @generated from contracts/flights/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema0 = {"type":"object","properties":{"mode":{"type":"string"},"upstream":{"type":"string"},"calls":{"type":"object","properties":{"searches":{"type":"integer","minimum":0},"sent":{"type":"integer","minimum":0},"attempts":{"type":"integer","minimum":0},"retries":{"type":"integer","minimum":0},"failures":{"type":"integer","minimum":0}},"required":["searches","sent","attempts","retries","failures"],"additionalProperties":false},"breaker":{"type":"string"},"cache":{"type":"object","properties":{"hits":{"type":"integer","minimum":0},"misses":{"type":"integer","minimum":0},"stale":{"type":"integer","minimum":0},"discarded":{"type":"integer","minimum":0}},"required":["hits","misses","stale","discarded"],"additionalProperties":false},"cost":{"type":"object","properties":{"amountCents":{"type":"integer","minimum":0},"currency":{"type":"string","const":"USD"}},"required":["amountCents","currency"],"additionalProperties":false},"latencyMs":{"type":"object","properties":{"p50":{"type":["number","null"]},"p95":{"type":["number","null"]},"p99":{"type":["number","null"]}},"required":["p50","p95","p99"],"additionalProperties":false}},"required":["mode","upstream","calls","breaker","cache","cost","latencyMs"],"additionalProperties":false};

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
if((((((((data.mode === undefined) && (missing0 = "mode")) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.breaker === undefined) && (missing0 = "breaker"))) || ((data.cache === undefined) && (missing0 = "cache"))) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.latencyMs === undefined) && (missing0 = "latencyMs"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "mode") || (key0 === "upstream")) || (key0 === "calls")) || (key0 === "breaker")) || (key0 === "cache")) || (key0 === "cost")) || (key0 === "latencyMs"))){
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
const _errs4 = errors;
if(typeof data.upstream !== "string"){
validate0.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
let data2 = data.calls;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((data2.searches === undefined) && (missing1 = "searches")) || ((data2.sent === undefined) && (missing1 = "sent"))) || ((data2.attempts === undefined) && (missing1 = "attempts"))) || ((data2.retries === undefined) && (missing1 = "retries"))) || ((data2.failures === undefined) && (missing1 = "failures"))){
validate0.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(((((key1 === "searches") || (key1 === "sent")) || (key1 === "attempts")) || (key1 === "retries")) || (key1 === "failures"))){
validate0.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.searches !== undefined){
let data3 = data2.searches;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/calls/searches",schemaPath:"#/properties/calls/properties/searches/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/calls/searches",schemaPath:"#/properties/calls/properties/searches/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.sent !== undefined){
let data4 = data2.sent;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/calls/sent",schemaPath:"#/properties/calls/properties/sent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/calls/sent",schemaPath:"#/properties/calls/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data2.attempts !== undefined){
let data5 = data2.attempts;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/calls/attempts",schemaPath:"#/properties/calls/properties/attempts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/calls/attempts",schemaPath:"#/properties/calls/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data2.retries !== undefined){
let data6 = data2.retries;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/calls/retries",schemaPath:"#/properties/calls/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/calls/retries",schemaPath:"#/properties/calls/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data2.failures !== undefined){
let data7 = data2.failures;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/calls/failures",schemaPath:"#/properties/calls/properties/failures/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/calls/failures",schemaPath:"#/properties/calls/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs17 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.breaker !== undefined){
const _errs19 = errors;
if(typeof data.breaker !== "string"){
validate0.errors = [{instancePath:instancePath+"/breaker",schemaPath:"#/properties/breaker/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache !== undefined){
let data9 = data.cache;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((((data9.hits === undefined) && (missing2 = "hits")) || ((data9.misses === undefined) && (missing2 = "misses"))) || ((data9.stale === undefined) && (missing2 = "stale"))) || ((data9.discarded === undefined) && (missing2 = "discarded"))){
validate0.errors = [{instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data9){
if(!((((key2 === "hits") || (key2 === "misses")) || (key2 === "stale")) || (key2 === "discarded"))){
validate0.errors = [{instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.hits !== undefined){
let data10 = data9.hits;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/cache/hits",schemaPath:"#/properties/cache/properties/hits/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/cache/hits",schemaPath:"#/properties/cache/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.misses !== undefined){
let data11 = data9.misses;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/cache/misses",schemaPath:"#/properties/cache/properties/misses/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/cache/misses",schemaPath:"#/properties/cache/properties/misses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.stale !== undefined){
let data12 = data9.stale;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/cache/stale",schemaPath:"#/properties/cache/properties/stale/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/cache/stale",schemaPath:"#/properties/cache/properties/stale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.discarded !== undefined){
let data13 = data9.discarded;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/cache/discarded",schemaPath:"#/properties/cache/properties/discarded/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/cache/discarded",schemaPath:"#/properties/cache/properties/discarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs30 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/cache",schemaPath:"#/properties/cache/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
let data14 = data.cost;
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if(((data14.amountCents === undefined) && (missing3 = "amountCents")) || ((data14.currency === undefined) && (missing3 = "currency"))){
validate0.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs34 = errors;
for(const key3 in data14){
if(!((key3 === "amountCents") || (key3 === "currency"))){
validate0.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs34 === errors){
if(data14.amountCents !== undefined){
let data15 = data14.amountCents;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/cost/amountCents",schemaPath:"#/properties/cost/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/cost/amountCents",schemaPath:"#/properties/cost/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.currency !== undefined){
let data16 = data14.currency;
const _errs37 = errors;
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/cost/currency",schemaPath:"#/properties/cost/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data16){
validate0.errors = [{instancePath:instancePath+"/cost/currency",schemaPath:"#/properties/cost/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latencyMs !== undefined){
let data17 = data.latencyMs;
const _errs39 = errors;
if(errors === _errs39){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing4;
if((((data17.p50 === undefined) && (missing4 = "p50")) || ((data17.p95 === undefined) && (missing4 = "p95"))) || ((data17.p99 === undefined) && (missing4 = "p99"))){
validate0.errors = [{instancePath:instancePath+"/latencyMs",schemaPath:"#/properties/latencyMs/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs41 = errors;
for(const key4 in data17){
if(!(((key4 === "p50") || (key4 === "p95")) || (key4 === "p99"))){
validate0.errors = [{instancePath:instancePath+"/latencyMs",schemaPath:"#/properties/latencyMs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs41 === errors){
if(data17.p50 !== undefined){
let data18 = data17.p50;
const _errs42 = errors;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/latencyMs/p50",schemaPath:"#/properties/latencyMs/properties/p50/type",keyword:"type",params:{type: schema0.properties.latencyMs.properties.p50.type}}];
return false;
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data17.p95 !== undefined){
let data19 = data17.p95;
const _errs44 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate0.errors = [{instancePath:instancePath+"/latencyMs/p95",schemaPath:"#/properties/latencyMs/properties/p95/type",keyword:"type",params:{type: schema0.properties.latencyMs.properties.p95.type}}];
return false;
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data17.p99 !== undefined){
let data20 = data17.p99;
const _errs46 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate0.errors = [{instancePath:instancePath+"/latencyMs/p99",schemaPath:"#/properties/latencyMs/properties/p99/type",keyword:"type",params:{type: schema0.properties.latencyMs.properties.p99.type}}];
return false;
}
var valid4 = _errs46 === errors;
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
validate0.errors = [{instancePath:instancePath+"/latencyMs",schemaPath:"#/properties/latencyMs/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs39 === errors;
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
