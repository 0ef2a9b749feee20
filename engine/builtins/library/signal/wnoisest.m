% SPDX-License-Identifier: Apache-2.0
function s = wnoisest(c, l, levels)
% The deviation of noise in a wavelet transform: the median of the sizes of the details over 0.6745, of the levels given (1: all that matters, usually).
% wnoisest(c) takes a vector of details, or a cell of them.
% Example: [c, l] = wavedec([1 -1 2 0], 1, 'haar'); s = wnoisest(c, l, 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    if ~iscell(c), c = {c}; end
    s = cellfun(@(d) median(abs(d(:)))/0.6745, c);
    return
end
if nargin < 3, levels = 1:numel(l) - 2; end
s = zeros(1, numel(levels));
for k = 1:numel(levels), s(k) = median(abs(detcoef(c, l, levels(k))))/0.6745; end
end
