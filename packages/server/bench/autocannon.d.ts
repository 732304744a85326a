/** What we use of autocannon, which ships no types. */
declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    reconnectRate?: number;
    headers?: Record<string, string>;
  }): Promise<Result>;
}
