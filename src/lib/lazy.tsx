import { useLingui } from '@lingui/react'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useReducer } from 'react'
import { errorMessages } from '#src/api/error-messages.ts'
import type { PageLanguage } from '#src/i18n/page-language.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'

type Load<Loaded> = () => Promise<Loaded>

type LazyPart<Loaded> = {
  readonly id: number
  readonly language: PageLanguage
  /** Starts loading at the first call; every call returns the same promise. */
  readonly start: Load<Loaded>
  readonly View: ComponentType<{ children: (loaded: Loaded) => ReactNode }>
}

type Props<Loaded> = {
  /** Always the same function, so that what it has loaded is shown at once the next time. */
  load: Load<Loaded>
  /** The namespaces of messages that the part is written in; they are loaded with it. */
  messages?: readonly string[]
  /** Shown until the part is loaded. It has the size of the part where something stands below it. */
  fallback?: ReactNode
  /** Shown instead of an error card when the part cannot be loaded. */
  failed?: ((retry: () => void) => ReactNode) | undefined
  children: (loaded: Loaded) => ReactNode
}

/**
 * A part of a page whose code and messages are loaded when it is first shown. When they cannot be loaded, an error card
 * offers another try; an error that the part throws itself reaches the error page, as everywhere else.
 */
export function Lazy<Loaded>(props: Props<Loaded>) {
  // A prerendered page and its hydration show the fallback: nothing is loaded at build.
  return useHydrated() ? <HydratedLazy {...props} /> : props.fallback
}

function HydratedLazy<Loaded>({ load, messages = [], fallback, failed, children }: Props<Loaded>) {
  const { language } = useRouter().options.context
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt creates the part again
  const part = useMemo(() => findOrCreatePart(load, messages, language), [load, language, attempt])
  const { id, start, View } = part
  // React reveals what was suspended no earlier than 300 ms after its fallback; an update of our own is not held back.
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => void start().then(update, update), [start])
  return (
    <LoadErrorBoundary key={id} failed={failed ? failed(retry) : <NetworkError onRetry={retry} />}>
      <Suspense fallback={fallback}>
        <View>{children}</View>
      </Suspense>
    </LoadErrorBoundary>
  )
}

const parts = new WeakMap<Load<unknown>, LazyPart<unknown>>()
let count = 0

/** The part that a function loads: the one that is loaded already, or a new one if loading it has failed. */
function findOrCreatePart<Loaded>(
  load: Load<Loaded>,
  messages: readonly string[],
  language: PageLanguage,
): LazyPart<Loaded> {
  const known = parts.get(load) as LazyPart<Loaded> | undefined
  if (known?.language === language) return known
  let loading: Promise<Loaded> | undefined
  const start = () => {
    loading ??= loadAll()
    return loading
  }
  async function loadAll(): Promise<Loaded> {
    try {
      const [loaded] = await Promise.all([load(), ...messages.map((namespace) => language.alsoIn(namespace))])
      return loaded
    } catch (cause) {
      parts.delete(load)
      throw new LoadError('Chunk not loaded', { cause })
    }
  }
  count += 1
  const View = lazy(async () => {
    const loaded = await start()
    return { default: ({ children }: { children: (loaded: Loaded) => ReactNode }) => children(loaded) }
  })
  const part = { id: count, language, start, View }
  parts.set(load, part)
  return part
}

class LoadError extends Error {
  override readonly name = 'LoadError'
}

type BoundaryProps = { failed: ReactNode; children: ReactNode }

/** Catches only that a part could not be loaded; any other error goes on to the boundary above. */
class LoadErrorBoundary extends Component<BoundaryProps, { caught: readonly unknown[] }> {
  override readonly state = { caught: [] }

  static getDerivedStateFromError(error: unknown) {
    return { caught: [error] }
  }

  override render() {
    for (const error of this.state.caught) {
      if ((error as unknown) instanceof LoadError) return this.props.failed
      throw error
    }
    return this.props.children
  }
}

function NetworkError({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui()
  return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={onRetry} />
}
