import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryId,
  RootOperationNode,
} from 'kysely';

/** "select" of a `SelectQueryNode`, "raw" of a `RawNode`. */
function operationOf({ kind }: RootOperationNode): string {
  return kind.replace(/(Query)?Node$/, '').toLowerCase();
}

/**
 * A plugin of Kysely that measures each successful query: with the wait for a connection, without the commit.
 *
 * @param observe receives the kind of statement and the seconds
 */
export function queryTimer(observe: (operation: string, seconds: number) => void): KyselyPlugin {
  const running = new WeakMap<QueryId, { operation: string; start: number }>();
  return {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => {
      running.set(queryId, { operation: operationOf(node), start: performance.now() });
      return node;
    },
    transformResult: ({ result, queryId }: PluginTransformResultArgs) => {
      const query = running.get(queryId);
      if (query !== undefined) {
        observe(query.operation, (performance.now() - query.start) / 1000);
      }
      return Promise.resolve(result);
    },
  };
}
