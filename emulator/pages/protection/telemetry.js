// Stands in for https://elements.stytch.com/telemetry.js, the script of Stytch's device fingerprinting.
// @ts-check
Object.assign(window, {
  /**
   * @param {string} publicToken
   * @param {string} submitUrl
   */
  GetTelemetryID: async (publicToken, submitUrl) => {
    const body = JSON.stringify({ public_token: publicToken });
    const response = await fetch(submitUrl, { method: 'POST', body });
    return (await response.json()).telemetry_id;
  },
});
