import { endpoint } from '../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  entiretyExposure,
  exampleEffectInput,
  exampleEntirety,
} from '../domain/effect.ts';

export const getEntiretyExposureCrowd = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/entiretyExposureCrowd',
  permit: effectPermit,
  scope: 'city-media',
  summary: '曝光人群整体：计划与实际的曝光、触达、频次，逐日与逐周',
  privacy: 'refused',
  input: effectInput,
  output: entiretyExposure,
  example: { input: exampleEffectInput, output: exampleEntirety },
});
