% SPDX-License-Identifier: Apache-2.0
function [C, ia, ic] = uniquetol(A, varargin)
% Distinct elements (or rows, with 'ByRows') within a tolerance: u and v are the same where
% abs(u-v) <= tol*DataScale, 1e-12 (1e-6 for single) times the greatest magnitude by default.
% 'OutputAllIndices' makes ia a cell with all positions of each.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) || ~isreal(A)
    error('MATLAB:UNIQUETOL:InvalidA', 'A must be a real array of class double or single.');
end
tol = 1e-12;
if isa(A, 'single'), tol = 1e-6; end
k = 1;
if ~isempty(varargin) && ~ischar(varargin{1}) && ~isstring(varargin{1})
    tol = varargin{1}; k = 2;
    if ~isempty(tol) && (~isfloat(tol) || ~isscalar(tol) || ~isreal(tol))
        error('MATLAB:UNIQUETOL:InvalidTol', 'The tolerance must be a real scalar.');
    end
    if isempty(tol), tol = 1e-12; end
end
byRows = false; everything = false; scale = [];
if mod(numel(varargin) - k + 1, 2) ~= 0
    error('MATLAB:UNIQUETOL:NameValue', 'Options must be given as names and values.');
end
while k < numel(varargin)
    switch lower(char(varargin{k}))
        case 'byrows'
            byRows = logical(varargin{k + 1});
        case 'outputallindices'
            everything = logical(varargin{k + 1});
        case 'datascale'
            scale = varargin{k + 1};
            if ~isfloat(scale) || ~isreal(scale) || any(isnan(scale(:)) | scale(:) < 0) || ...
                    ~(isscalar(scale) || (isvector(scale) && numel(scale) == size(A, 2) && size(A, 2) > 1))
                error('MATLAB:UNIQUETOL:InvalidDataScale', 'DataScale must be a nonnegative scalar or vector.');
            end
        otherwise
            error('MATLAB:UNIQUETOL:UnknownOption', 'Unknown option.');
    end
    k = k + 2;
end
if byRows && ndims(A) > 2
    error('MATLAB:UNIQUETOL:ByRows', 'A must be a matrix for ''ByRows''.');
end
if isempty(A)
    C = A; ia = zeros(0, 1); ic = zeros(0, 1);
    return
end
asRow = isrow(A) && ~byRows;
if ~byRows, P = A(:); else, P = A; end
if isempty(scale)
    F = abs(P); F(~isfinite(F)) = 0;
    scale = max(F, [], 1);
    if ~byRows, scale = max(scale); end
end
limit = tol .* scale;
n = size(P, 1);
[~, order] = sortrows(P);
group = zeros(n, 1);
heads = zeros(0, 1);
members = {};
for i = 1:n
    at = order(i);
    if group(at) > 0, continue, end
    heads(end + 1, 1) = at;
    near = all(abs(P - P(at, :)) <= limit | P == P(at, :), 2) & group == 0;
    near(at) = true;
    group(near) = numel(heads);
    members{1, end + 1} = find(near);
end
C = P(heads, :);
if asRow, C = C.'; end
if everything, ia = members; else, ia = heads; end
ic = group;
end
