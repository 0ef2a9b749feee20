% SPDX-License-Identifier: Apache-2.0
function t = timeArgument(s, args)
% The times of a response: given as a vector, as the last one, or none.
if isempty(args) || isempty(args{1}), t = responseTimes(s); return, end
t = double(args{1}(:));
if isscalar(t), t = responseTimes(s, t); end
if numel(t) > 1 && any(abs(diff(t) - (t(2) - t(1))) > 1e-6*max(abs(t)))
    error('Control:analysis:rfinputs15', 'The time vector must be evenly spaced.');
end
end
