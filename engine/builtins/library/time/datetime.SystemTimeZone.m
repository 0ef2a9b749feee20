% SPDX-License-Identifier: Apache-2.0
function zone = SystemTimeZone()
% The time zone of the system that the script runs on, as 'TimeZone', 'local' takes it.
% Example: zone = datetime.SystemTimeZone; ischar(zone)
zone = zoneName('local');
end
