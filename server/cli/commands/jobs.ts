import type { OperatorCommand } from './operator-command.ts'

type JobRow = {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly state: string
  readonly attempts: number
  readonly progress: string | null
  readonly last_error: string | null
  readonly queued_at: string
  readonly due_at: string
  readonly started_at: string | null
  readonly ended_at: string | null
}

function formatJob({ id, kind, subject, state, attempts, progress, last_error, queued_at }: JobRow): string {
  const further = [progress, last_error && `last error ${last_error}`].filter(Boolean).map((words) => `, ${words}`)
  return `${id}  ${queued_at}\n  ${kind} of ${subject}: ${state} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${further.join('')}`
}

function formatTimes({ state, due_at, started_at, ended_at }: JobRow): string[] {
  const due = state === 'waiting' ? [`due ${due_at}`] : []
  return [...due, ...(started_at ? [`started ${started_at}`] : []), ...(ended_at ? [`ended ${ended_at}`] : [])]
}

export const jobCommands: Readonly<Record<string, OperatorCommand>> = {
  'jobs list': {
    action: 'jobs.list',
    usage: '[--state waiting|running|given_up|done] [--kind KIND]',
    options: { state: { type: 'string' }, kind: { type: 'string' } },
    takesWord: false,
    input: (_, { state, kind }) => ({ state, kind }),
    say: ({ jobs }: { jobs: readonly JobRow[] }) => jobs.map(formatJob).join('\n') || 'No jobs found.',
  },
  'jobs show': {
    action: 'jobs.show',
    usage: 'ID',
    options: {},
    takesWord: true,
    input: (id) => ({ id }),
    say: (job: JobRow) => [formatJob(job), ...formatTimes(job).map((time) => `  ${time}`)].join('\n'),
  },
  'jobs retry': {
    action: 'jobs.retry',
    usage: 'ID',
    options: {},
    takesWord: true,
    input: (id) => ({ id }),
    say: ({ id }: { id: string }) => `${id} will be retried within a second, if the shop is running.`,
  },
}
