% SPDX-License-Identifier: Apache-2.0
function points = pamPoints(who, M, args)
% The amplitude of each symbol of pulse amplitude modulation, turned by a phase.
phase = 0;
if ~isempty(args) && isnumeric(args{1})
    if ~isempty(args{1}), phase = double(args{1}); end
    args(1) = [];
end
labels = mappingOptions(who, args, M, 'bin', struct());
if max(labels) > M - 1, error(sprintf('comm:%s:Mpow2', who), 'M must be in the form of M = 2^K for a Gray order.'); end
points = (1 - M:2:M - 1)';
if phase ~= 0, points = points*exp(1i*phase); end
points(labels + 1) = points;
end
