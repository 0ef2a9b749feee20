% SPDX-License-Identifier: Apache-2.0
function [y, z, opt] = buffer(x, n, p, opt)
% Signal cut into columns of n samples that overlap by p (less than 0: samples are skipped); opt: what stands before, or 'nodelay'. With two outputs
% the columns are full ones, and z holds what is left.
% Example: y = buffer(1:7, 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, p = 0; end
if nargin < 4, opt = []; end
if p >= n, error('signal:buffer:InvalidOverlap', 'The overlap must be less than the frame.'); end
row = isrow(x);
x = x(:);
step = n - p;
if p > 0
    if (ischar(opt) || isstring(opt)) && strcmpi(opt, 'nodelay'), before = x(zeros(0, 1)); else, before = zeros(p, 1); if ~isempty(opt), before = opt(:); end, end
    x = [before; x];
    full_ = max(floor((numel(x) - p)/step), 0);
    frames = ceil((numel(x) - p)/step);
elseif p < 0
    if ~isempty(opt) && isnumeric(opt), x = x(opt + 1:end); end
    full_ = floor((numel(x) - p)/step);
    frames = ceil(numel(x)/step);
else
    full_ = floor(numel(x)/n);
    frames = ceil(numel(x)/n);
end
if nargout < 2, used = frames; else, used = full_; end
need = step*(used - 1) + n;
padded = [x; zeros(max(need - numel(x), 0), 1)];
y = padded((1:n).' + step*(0:used - 1));
if used == 0, y = zeros(n, 0); end
z = x(min(step*used + max(p, 0), numel(x)) + 1:end);
if p > 0, opt = x(end - p + 1:end); else, opt = 0; end
if row, z = z.'; end
end
