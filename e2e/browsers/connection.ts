/** A running browser that understands the commands of WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface Connection {
  /**
   * Sends a command.
   *
   * @returns its value, of the type that the standard gives it
   * @throws Error with the message of the browser
   */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Errors of the site's scripts so far, where the browser reports them. */
  errors: () => string[];
  /** Ends the browser, and removes its data. */
  stop: () => Promise<void>;
}

/** The commands in use, each with its method and its path in a session. */
export const COMMANDS = {
  Navigate: ['POST', 'url'],
  Refresh: ['POST', 'refresh'],
  SetWindowRect: ['POST', 'window/rect'],
  ExecuteScript: ['POST', 'execute/sync'],
  GetActiveElement: ['GET', 'element/active'],
  GetComputedLabel: ['GET', 'element/{id}/computedlabel'],
  GetComputedRole: ['GET', 'element/{id}/computedrole'],
  ElementClick: ['POST', 'element/{id}/click'],
  PerformActions: ['POST', 'actions'],
  TakeScreenshot: ['GET', 'screenshot'],
} as const;

export type Command = keyof typeof COMMANDS;

/** The key under which WebDriver passes an element's id. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The width of the screen that contains the windows, in pixels. */
export const SCREEN_WIDTH = 1400;
