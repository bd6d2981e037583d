import { pathParametersOf, urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import { codes } from '@ooh/contract/core/envelope';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** A call and the list that collects the recursive schemas, which have to stand under a name. */
interface Description {
  readonly call: Endpoint;
  readonly shared: Record<string, JsonSchema>;
}

/** Moves a schema's own definitions to the shared list and points its references there. */
function schemaOf({ call, shared }: Description, io: 'input' | 'output'): JsonSchema {
  const generated = z.toJSONSchema(call[io], { io, unrepresentable: 'any', cycles: 'ref', reused: 'inline' });
  const prefix = `${call.method}_${urlTemplateOf(call)}_${io}`.replaceAll(/[^A-Za-z0-9]+/g, '_');
  const text = JSON.stringify(generated).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}_`);
  const { $schema: _dialect, $defs: definitions = {}, ...schema } = JSON.parse(text) as JsonSchema;
  for (const [name, definition] of Object.entries(definitions as Record<string, JsonSchema>)) {
    shared[`${prefix}_${name}`] = definition;
  }
  return schema;
}

function propertiesOf(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: Set<string> } {
  return {
    properties: (schema['properties'] ?? {}) as Record<string, JsonSchema>,
    required: new Set((schema['required'] ?? []) as string[]),
  };
}

function parametersOf(call: Endpoint, input: JsonSchema): JsonSchema[] {
  const inPath = new Set(pathParametersOf(call.path));
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const { properties, required } = propertiesOf(input);
  return Object.entries(properties)
    .filter(([name]) => inPath.has(name) || inQuery)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema,
    }));
}

function bodyOf(call: Endpoint, input: JsonSchema): JsonSchema | undefined {
  if (call.method === 'GET' || call.method === 'DELETE') return undefined;
  const inPath = new Set(pathParametersOf(call.path));
  const { properties, required } = propertiesOf(input);
  const fields = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)));
  const isUpload = call.kind === 'upload';
  const schema = {
    type: 'object',
    properties: isUpload ? { ...fields, file: { type: 'string', format: 'binary' } } : fields,
    required: [...required].filter((name) => !inPath.has(name)).concat(isUpload ? ['file'] : []),
  };
  return { required: true, content: { [isUpload ? 'multipart/form-data' : 'application/json']: { schema } } };
}

function envelopeOf(body: JsonSchema, code: string): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'message', 'body'],
    properties: { code: { const: code }, message: { type: 'string' }, body },
  };
}

function successOf(description: Description): JsonSchema {
  const { call } = description;
  const output = schemaOf(description, 'output');
  if (call.kind === 'file') {
    return {
      description: '文件',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  }
  if (call.kind === 'events')
    return { description: '事件流', content: { 'text/event-stream': { schema: output } } };
  const example = { code: codes.success.code, message: '成功', body: call.example.output };
  return {
    description: '成功',
    content: { 'application/json': { schema: envelopeOf(output, codes.success.code), example } },
  };
}

function operationOf(description: Description): JsonSchema {
  const { call } = description;
  const input = schemaOf(description, 'input');
  const body = bodyOf(call, input);
  const isPublic = call.permit === 'public';
  return {
    operationId: `${call.method} ${urlTemplateOf(call)}`,
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    security: isPublic ? [] : [{ token: [] }],
    ...(typeof call.permit === 'string' ? {} : { 'x-any-of-permissions': call.permit.anyOf }),
    parameters: parametersOf(call, input),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      '200': successOf(description),
      ...(isPublic ? {} : { '403': { $ref: '#/components/responses/noSession' } }),
      default: { $ref: '#/components/responses/failure' },
    },
  };
}

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** The OpenAPI 3.1 description of every call, from the registry alone. */
export function buildOpenApi(calls: readonly Endpoint[], version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const shared: Record<string, JsonSchema> = {};
  for (const call of calls) {
    const operations = (paths[urlTemplateOf(call)] ??= {});
    operations[call.method.toLowerCase()] = operationOf({ call, shared });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'ooh-planner', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...shared,
        Failure: {
          type: 'object',
          required: ['code', 'message', 'body'],
          properties: {
            code: {
              enum: Object.values(codes)
                .map((entry) => entry.code)
                .filter((code) => code !== codes.success.code),
            },
            message: { type: 'string' },
            body: { type: 'null' },
          },
        },
      },
      responses: { noSession: failure('没有有效会话'), failure: failure('失败') },
    },
  };
}
