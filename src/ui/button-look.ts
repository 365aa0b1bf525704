/** A screen has one verb; beside it stand quiet ways. What cannot be undone is a danger. */
export type ButtonLook = 'verb' | 'quiet' | 'danger'

export function buttonLook(look: ButtonLook): string {
  return look === 'verb' ? 'button' : `button button-${look}`
}
