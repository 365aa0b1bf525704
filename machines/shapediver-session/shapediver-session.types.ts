import type { LiveChoices, LiveError, LiveModel, ModelFigure, ParameterValues } from '#domain/live-model/live-model.ts'
import type { ChoiceName, OutOfRange } from '#domain/live-model/match-parameters.ts'

/** Each error leads to a state of its own. */
export type SessionFailure =
  | { [Code in LiveError]: { type: `session.${Code}` } }[LiveError]
  /** The shop has no live model. */
  | { type: 'session.unconfigured' }

export type ShapeDiverSessionEvent =
  | SessionFailure
  /** The picture is open, and a visitor asked for it. */
  | { type: 'session.requested'; choices: LiveChoices }
  | { type: 'session.opened'; model: LiveModel }
  | { type: 'choices.changed'; choices: LiveChoices }
  | { type: 'model.computed'; figures: readonly ModelFigure[] }
  | { type: 'export.requested'; file: string }
  | { type: 'export.made' }
  | { type: 'export.failed' }
  /** The back button shows the page again; its session ended when it was left. */
  | { type: 'page.shown' }
  /** The visitor wants the live model again. */
  | { type: 'retry.requested' }

export type ShapeDiverSessionContext = {
  readonly choices: LiveChoices | undefined
  readonly model: LiveModel | undefined
  /** The values that the model is asked for. */
  readonly values: ParameterValues
  /** The choices that the model does not follow. */
  readonly lacking: readonly ChoiceName[]
  /** The choices that the model does not accept: nothing is sent before they change. */
  readonly outside: readonly OutOfRange[]
  /** What the model states about what it shows. */
  readonly figures: readonly ModelFigure[]
  /** A session ended and was opened again; a second one is not. */
  readonly hasReopened: boolean
  /** The id of the file that is made. */
  readonly file: string | undefined
}
