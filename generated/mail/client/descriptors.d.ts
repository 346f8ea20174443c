// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import type { Resource, Tool } from "./runtime/descriptor.types.js";
import type * as types from "./types.js";

export declare const sendEmailTool: Tool<types.SendEmailInput, types.SendEmailOutput, types.SendEmailReason | types.CommonReason, types.ReasonData>;

export declare const sendTemplateEmailTool: Tool<types.SendTemplateEmailInput, types.SendTemplateEmailOutput, types.SendTemplateEmailReason | types.CommonReason, types.ReasonData>;

export declare const getThreadHistoryTool: Tool<types.GetThreadHistoryInput, types.GetThreadHistoryOutput, types.GetThreadHistoryReason | types.CommonReason, types.ReasonData>;

export declare const threadsResource: Resource<types.ThreadsResource>;

export declare const threadResource: Resource<types.ThreadResource, "thread_id">;

export declare const templatesResource: Resource<types.TemplatesResource>;

export declare const statusResource: Resource<types.StatusResource>;

export declare const errorsResource: Resource<types.ErrorsResource>;
