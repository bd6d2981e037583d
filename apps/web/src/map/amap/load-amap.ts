import type { AmapApi, AmapLibrary, LocaApi } from './amap-api.ts';

export const amapVersion = '2.0';
export const locaVersion = '2.0.0';
/** Where the service adds the security code to requests of the map library. */
const securityProxyPath = '/_AMapService';

/** Why AMap is not there, in the reader's words. */
export class AmapLoadError extends Error {
  override readonly name = 'AmapLoadError';
}

/** What loading touches of the page. */
export interface AmapPage {
  AMap?: AmapApi;
  Loca?: LocaApi;
  _AMapSecurityConfig?: { readonly serviceHost: string };
  readonly location: { readonly origin: string };
}

/** Runs a script from an address; rejects when it does not come. */
export type RunScript = (address: string) => Promise<void>;

const runInPage: RunScript = (address) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new AmapLoadError('高德地图脚本下载失败，请检查网络或安全策略'));
    });
    document.head.append(script);
  });

function scriptAddress(path: string, parameters: Readonly<Record<string, string>>): string {
  return `https://webapi.amap.com/${path}?${new URLSearchParams(parameters).toString()}`;
}

/** AMap announces itself by a call that its address names: the script itself only loads the rest. */
function announced(page: AmapPage, name: string): Promise<void> {
  return new Promise((resolve) => {
    Object.assign(page, { [name]: () => resolve() });
  });
}

/**
 * Loads AMap 2.0 and Loca 2.0.0 in this order, once for the page. Throws AmapLoadError for a missing key, another
 * version or another way of loading that is in the page already, another key, or scripts that do not come; a failed
 * attempt may be repeated.
 */
export function amapLoader(page: AmapPage, run: RunScript = runInPage) {
  let loading: { readonly key: string; readonly library: Promise<AmapLibrary> } | undefined;
  const fetchLibrary = async (key: string): Promise<AmapLibrary> => {
    // Ours would have come through this loader: what is here was loaded by other means.
    if (page.AMap !== undefined) {
      const found = page.AMap.version ?? '未知';
      throw new AmapLoadError(
        found.startsWith(amapVersion)
          ? '禁止多种 API 加载方式混用：页面已用其他方式加载高德地图'
          : `不允许多个版本的高德地图 API 混用：页面已有 ${found}，需要 ${amapVersion}`,
      );
    }
    page._AMapSecurityConfig = { serviceHost: `${page.location.origin}${securityProxyPath}` };
    const ready = announced(page, '___onAPILoaded');
    await run(scriptAddress('maps', { callback: '___onAPILoaded', v: amapVersion, key }));
    await ready;
    const { AMap } = page;
    if (AMap === undefined) throw new AmapLoadError('高德地图加载后不可用，请检查 key 是否有效');
    await run(scriptAddress('loca', { v: locaVersion, key }));
    const { Loca } = page;
    if (Loca === undefined) throw new AmapLoadError('高德可视化库 Loca 加载后不可用');
    return { AMap, Loca };
  };
  return async (key: string): Promise<AmapLibrary> => {
    if (key === '') throw new AmapLoadError('请填写 key：服务端未配置 AMAP_KEY');
    if (loading !== undefined && loading.key !== key)
      throw new AmapLoadError('多个不一致的 key：页面已用另一个 key 加载高德地图');
    loading ??= { key, library: fetchLibrary(key) };
    try {
      return await loading.library;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
}

export const loadAmap = amapLoader(globalThis);
