% SPDX-License-Identifier: Apache-2.0
function [step, most, args] = streamOptions(args, counts)
% The step and the number of steps behind the arguments of stream2 and stream3.
step = 0.1;
most = 10000;
if ~any(numel(args) == counts) && any(numel(args) - 1 == counts)
    options = args{end};
    args(end) = [];
    if ~isempty(options), step = options(1); end
    if numel(options) > 1, most = options(2); end
end
if ~any(numel(args) == counts)
    error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
end
