// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

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
if((((((((data.mode === undefined) && (missing0 = "mode")) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.calls === undefined) && (missing0 = "calls"))) || ((data.breaker === undefined) && (missing0 = "breaker"))) || ((data.webhooks === undefined) && (missing0 = "webhooks"))) || ((data.deliveries === undefined) && (missing0 = "deliveries"))) || ((data.emails === undefined) && (missing0 = "emails"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "mode") || (key0 === "upstream")) || (key0 === "calls")) || (key0 === "breaker")) || (key0 === "webhooks")) || (key0 === "deliveries")) || (key0 === "emails"))){
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
if(((((data2.requests === undefined) && (missing1 = "requests")) || ((data2.attempts === undefined) && (missing1 = "attempts"))) || ((data2.retries === undefined) && (missing1 = "retries"))) || ((data2.failures === undefined) && (missing1 = "failures"))){
validate0.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!((((key1 === "requests") || (key1 === "attempts")) || (key1 === "retries")) || (key1 === "failures"))){
validate0.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.requests !== undefined){
let data3 = data2.requests;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/calls/requests",schemaPath:"#/properties/calls/properties/requests/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/calls/requests",schemaPath:"#/properties/calls/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data2.attempts !== undefined){
let data4 = data2.attempts;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/calls/attempts",schemaPath:"#/properties/calls/properties/attempts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/calls/attempts",schemaPath:"#/properties/calls/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data2.retries !== undefined){
let data5 = data2.retries;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/calls/retries",schemaPath:"#/properties/calls/properties/retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/calls/retries",schemaPath:"#/properties/calls/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data2.failures !== undefined){
let data6 = data2.failures;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/calls/failures",schemaPath:"#/properties/calls/properties/failures/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/calls/failures",schemaPath:"#/properties/calls/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs15 === errors;
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
const _errs17 = errors;
if(typeof data.breaker !== "string"){
validate0.errors = [{instancePath:instancePath+"/breaker",schemaPath:"#/properties/breaker/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhooks !== undefined){
let data8 = data.webhooks;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((((data8.path === undefined) && (missing2 = "path")) || ((data8.taken === undefined) && (missing2 = "taken"))) || ((data8.pending === undefined) && (missing2 = "pending"))) || ((data8.dead_letters === undefined) && (missing2 = "dead_letters"))) || ((data8.unsent_emails === undefined) && (missing2 = "unsent_emails"))){
validate0.errors = [{instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs21 = errors;
for(const key2 in data8){
if(!(((((key2 === "path") || (key2 === "taken")) || (key2 === "pending")) || (key2 === "dead_letters")) || (key2 === "unsent_emails"))){
validate0.errors = [{instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs21 === errors){
if(data8.path !== undefined){
const _errs22 = errors;
if(typeof data8.path !== "string"){
validate0.errors = [{instancePath:instancePath+"/webhooks/path",schemaPath:"#/properties/webhooks/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.taken !== undefined){
const _errs24 = errors;
if(typeof data8.taken !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/webhooks/taken",schemaPath:"#/properties/webhooks/properties/taken/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.pending !== undefined){
let data11 = data8.pending;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/webhooks/pending",schemaPath:"#/properties/webhooks/properties/pending/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/webhooks/pending",schemaPath:"#/properties/webhooks/properties/pending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data8.dead_letters !== undefined){
let data12 = data8.dead_letters;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/webhooks/dead_letters",schemaPath:"#/properties/webhooks/properties/dead_letters/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/webhooks/dead_letters",schemaPath:"#/properties/webhooks/properties/dead_letters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data8.unsent_emails !== undefined){
let data13 = data8.unsent_emails;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/webhooks/unsent_emails",schemaPath:"#/properties/webhooks/properties/unsent_emails/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/webhooks/unsent_emails",schemaPath:"#/properties/webhooks/properties/unsent_emails/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
}
else {
validate0.errors = [{instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries !== undefined){
let data14 = data.deliveries;
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if(((((data14.kept === undefined) && (missing3 = "kept")) || ((data14.repeated === undefined) && (missing3 = "repeated"))) || ((data14.put_off === undefined) && (missing3 = "put_off"))) || ((data14.refused === undefined) && (missing3 = "refused"))){
validate0.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs34 = errors;
for(const key3 in data14){
if(!((((key3 === "kept") || (key3 === "repeated")) || (key3 === "put_off")) || (key3 === "refused"))){
validate0.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs34 === errors){
if(data14.kept !== undefined){
let data15 = data14.kept;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/kept",schemaPath:"#/properties/deliveries/properties/kept/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/deliveries/kept",schemaPath:"#/properties/deliveries/properties/kept/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data14.repeated !== undefined){
let data16 = data14.repeated;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/repeated",schemaPath:"#/properties/deliveries/properties/repeated/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/deliveries/repeated",schemaPath:"#/properties/deliveries/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.put_off !== undefined){
let data17 = data14.put_off;
const _errs39 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/put_off",schemaPath:"#/properties/deliveries/properties/put_off/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs39){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/deliveries/put_off",schemaPath:"#/properties/deliveries/properties/put_off/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.refused !== undefined){
let data18 = data14.refused;
const _errs41 = errors;
if(errors === _errs41){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing4;
if(((((((data18.signature === undefined) && (missing4 = "signature")) || ((data18.payload === undefined) && (missing4 = "payload"))) || ((data18.too_large === undefined) && (missing4 = "too_large"))) || ((data18.address === undefined) && (missing4 = "address"))) || ((data18.rate === undefined) && (missing4 = "rate"))) || ((data18.world === undefined) && (missing4 = "world"))){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused",schemaPath:"#/properties/deliveries/properties/refused/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs43 = errors;
for(const key4 in data18){
if(!((((((key4 === "signature") || (key4 === "payload")) || (key4 === "too_large")) || (key4 === "address")) || (key4 === "rate")) || (key4 === "world"))){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused",schemaPath:"#/properties/deliveries/properties/refused/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs43 === errors){
if(data18.signature !== undefined){
let data19 = data18.signature;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/signature",schemaPath:"#/properties/deliveries/properties/refused/properties/signature/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/signature",schemaPath:"#/properties/deliveries/properties/refused/properties/signature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.payload !== undefined){
let data20 = data18.payload;
const _errs46 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/payload",schemaPath:"#/properties/deliveries/properties/refused/properties/payload/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/payload",schemaPath:"#/properties/deliveries/properties/refused/properties/payload/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs46 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.too_large !== undefined){
let data21 = data18.too_large;
const _errs48 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/too_large",schemaPath:"#/properties/deliveries/properties/refused/properties/too_large/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/too_large",schemaPath:"#/properties/deliveries/properties/refused/properties/too_large/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs48 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.address !== undefined){
let data22 = data18.address;
const _errs50 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/address",schemaPath:"#/properties/deliveries/properties/refused/properties/address/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs50){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/address",schemaPath:"#/properties/deliveries/properties/refused/properties/address/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs50 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.rate !== undefined){
let data23 = data18.rate;
const _errs52 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/rate",schemaPath:"#/properties/deliveries/properties/refused/properties/rate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/rate",schemaPath:"#/properties/deliveries/properties/refused/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs52 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data18.world !== undefined){
let data24 = data18.world;
const _errs54 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/world",schemaPath:"#/properties/deliveries/properties/refused/properties/world/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs54){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate0.errors = [{instancePath:instancePath+"/deliveries/refused/world",schemaPath:"#/properties/deliveries/properties/refused/properties/world/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs54 === errors;
}
else {
var valid4 = true;
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
validate0.errors = [{instancePath:instancePath+"/deliveries/refused",schemaPath:"#/properties/deliveries/properties/refused/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs41 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emails !== undefined){
let data25 = data.emails;
const _errs56 = errors;
if(errors === _errs56){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing5;
if(((((data25.mailbox === undefined) && (missing5 = "mailbox")) || ((data25.waiting === undefined) && (missing5 = "waiting"))) || ((data25.sent === undefined) && (missing5 = "sent"))) || ((data25.unsent === undefined) && (missing5 = "unsent"))){
validate0.errors = [{instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs58 = errors;
for(const key5 in data25){
if(!((((key5 === "mailbox") || (key5 === "waiting")) || (key5 === "sent")) || (key5 === "unsent"))){
validate0.errors = [{instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs58 === errors){
if(data25.mailbox !== undefined){
const _errs59 = errors;
if(typeof data25.mailbox !== "string"){
validate0.errors = [{instancePath:instancePath+"/emails/mailbox",schemaPath:"#/properties/emails/properties/mailbox/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.waiting !== undefined){
let data27 = data25.waiting;
const _errs61 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate0.errors = [{instancePath:instancePath+"/emails/waiting",schemaPath:"#/properties/emails/properties/waiting/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs61){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate0.errors = [{instancePath:instancePath+"/emails/waiting",schemaPath:"#/properties/emails/properties/waiting/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.sent !== undefined){
let data28 = data25.sent;
const _errs63 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate0.errors = [{instancePath:instancePath+"/emails/sent",schemaPath:"#/properties/emails/properties/sent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate0.errors = [{instancePath:instancePath+"/emails/sent",schemaPath:"#/properties/emails/properties/sent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.unsent !== undefined){
let data29 = data25.unsent;
const _errs65 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate0.errors = [{instancePath:instancePath+"/emails/unsent",schemaPath:"#/properties/emails/properties/unsent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs65){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate0.errors = [{instancePath:instancePath+"/emails/unsent",schemaPath:"#/properties/emails/properties/unsent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs65 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs56 === errors;
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
