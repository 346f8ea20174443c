// @generated from contracts/crm/tools/get_client.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema0 = {"type":"object","properties":{"identifier":{"type":"string"},"search_field":{"type":"string","enum":["email","client_id"]}},"required":["identifier"]};

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
if((data.identifier === undefined) && (missing0 = "identifier")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.identifier !== undefined){
const _errs1 = errors;
if(typeof data.identifier !== "string"){
validate0.errors = [{instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.search_field !== undefined){
let data1 = data.search_field;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/search_field",schemaPath:"#/properties/search_field/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "email") || (data1 === "client_id"))){
validate0.errors = [{instancePath:instancePath+"/search_field",schemaPath:"#/properties/search_field/enum",keyword:"enum",params:{allowedValues: schema0.properties.search_field.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
validate0.evaluated = {"props":{"identifier":true,"search_field":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
