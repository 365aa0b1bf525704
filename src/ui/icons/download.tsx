import { Icon, type IconProps } from './icon.tsx'

/** An arrow down to a line. */
export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4V15.5M7 10.5L12 15.5L17 10.5M4 20H20" />
    </Icon>
  )
}
