% SPDX-License-Identifier: Apache-2.0
function tf = isapprox(A, B, varargin)
% True where A and B differ by no more than the absolute tolerance or the relative one times the
% greater of both. Level 'verytight' (unless said), 'tight', 'loose', 'veryloose'; or
% 'AbsoluteTolerance' and 'RelativeTolerance', of which the one not given is 0.
% Example: tf = isapprox(sin(pi), 0)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(A) || islogical(A)) || ~(isnumeric(B) || islogical(B))
    error('MATLAB:isapprox:InvalidInput', 'Input arrays must be numeric or logical.');
end
levels = {'verytight', 'tight', 'loose', 'veryloose'};
tolerances = [1e-15, 1e-12, 1e-8, 1e-3];
if isa(A, 'single') || isa(B, 'single'), tolerances = [5e-7, 1e-6, 1e-5, 1e-3]; end
absolute = tolerances(1);
relative = tolerances(1);
if mod(numel(varargin), 2) == 1
    level = validatestring(varargin{1}, levels, 'isapprox');
    absolute = tolerances(strcmp(level, levels));
    relative = absolute;
    varargin(1) = [];
elseif ~isempty(varargin)
    absolute = 0;
    relative = 0;
end
for k = 1:2:numel(varargin)
    value = varargin{k + 1};
    if ~(isnumeric(value) && isscalar(value) && value >= 0)
        error('MATLAB:isapprox:InvalidTolerance', 'Tolerance must be a nonnegative scalar.');
    end
    switch validatestring(varargin{k}, {'AbsoluteTolerance', 'RelativeTolerance'}, 'isapprox')
        case 'AbsoluteTolerance', absolute = value;
        otherwise, relative = value;
    end
end
if ~isfloat(A), A = double(A); end
if ~isfloat(B), B = double(B); end
tf = A == B | (abs(A - B) <= max(absolute, relative*max(abs(A), abs(B))) & isfinite(A) & isfinite(B));
end
