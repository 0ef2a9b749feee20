% SPDX-License-Identifier: Apache-2.0
function m = modwtmra(w, varargin)
% The parts of a signal that the levels of modwt stand for, aligned with it: rows of details and, last, what is smooth; their sum is the signal.
% modwtmra(w, name) or (w, lo, hi), 'reflection' as in modwt.
% Example: m = modwtmra(modwt(1:8, 'haar', 2), 'haar')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[~, ~, mirrored] = overlapArguments('modwtmra', varargin);
m = zeros(size(w, 1), size(w, 2)/(1 + mirrored));
for k = 1:size(w, 1)
    part = zeros(size(w));
    part(k, :) = w(k, :);
    m(k, :) = imodwt(part, varargin{:});
end
end
