% SPDX-License-Identifier: Apache-2.0
function d = bi2de(b, varargin)
% Whole numbers of rows of digits, the lowest first: bi2de(b), (b, base), and 'left-msb' for the highest first.
% Example: d = bi2de([1 0 1; 0 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
at = cellfun(@(a) ischar(a) || isstring(a), args);
if any(at)
    if strcmpi(validatestring(args{find(at, 1)}, {'left-msb', 'right-msb'}, 'bi2de'), 'left-msb'), b = fliplr(b); end
    args = args(~at);
end
base = 2;
if ~isempty(args), base = double(args{1}); end
if any(b(:) < 0 | b(:) ~= fix(b(:)) | b(:) >= base), error('comm:bi2de:InvalidInput', 'The digits must be integers from 0 to %d.', base - 1); end
d = double(b)*base.^(0:size(b, 2) - 1)';
end
