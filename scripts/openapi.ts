/** openapi: prints the OpenAPI document of the contract. */
import { openApiDocument } from '../packages/contract/src/openapi.ts';

console.log(JSON.stringify(openApiDocument('Subrosa'), null, 2));
