import { Icon, type IconProps } from './icon.tsx'

/** A circular arrow: start again. */
export function RestartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 4V9H10M5 9A8 8 0 1 1 4 12.5" />
    </Icon>
  )
}
