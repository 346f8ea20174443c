// @generated from contracts/charter/tools/get_quote_status.json. Edit the contract, then run npm run codegen.
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
if((data.rfp_id === undefined) && (missing0 = "rfp_id")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.rfp_id !== undefined){
if(typeof data.rfp_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate0.evaluated = {"props":{"rfp_id":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
