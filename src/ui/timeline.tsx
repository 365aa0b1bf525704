import type { ReactNode } from 'react'

export type Stage = {
  id: string
  name: ReactNode
  state: 'done' | 'current' | 'coming'
  /** A day, for machines and for people. */
  when?: { iso: string; text: string }
  note?: ReactNode
}

type Props = {
  label: string
  stages: readonly Stage[]
  /** What each state is called, for those who do not see the line. */
  words: Record<Stage['state'], string>
}

/** What has happened, what is happening and what will. */
export function Timeline({ label, stages, words }: Props) {
  return (
    <ol className="timeline" aria-label={label}>
      {stages.map(({ id, name, state, when, note }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <strong>
            {name} <span className="visually-hidden">({words[state]})</span>
          </strong>
          {when && <time dateTime={when.iso}>{when.text}</time>}
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
