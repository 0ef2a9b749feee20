% SPDX-License-Identifier: Apache-2.0
function d = channelOf(format, name)
% The dimension with the label C.
d = find(format == 'C');
if isempty(d)
    error(['deep:dlarray:' name ':MissingChannel'], 'The data must have a channel dimension, ''C''.')
end
end
