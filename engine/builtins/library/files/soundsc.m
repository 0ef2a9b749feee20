% SPDX-License-Identifier: Apache-2.0
function soundsc(y, varargin)
% Plays samples, scaled so that they fill the range without clipping: soundsc(y, rate); the limits [low high] may be the last argument.
% Example: soundsc(zeros(0, 1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if isempty(y), return, end
y = double(y);
limits = [min(y(:)), max(y(:))];
if ~isempty(args) && numel(args{end}) == 2
    limits = double(args{end});
    args(end) = [];
end
half = (limits(2) - limits(1))/2;
if half > 0, y = (y - mean(limits))/half; else, y = 0*y; end
sound(y, args{:});
end
