% SPDX-License-Identifier: Apache-2.0
function [tf, loc] = ismembertol(A, B, varargin)
% True where an element of A is within tol*DataScale of one of B; 1e-12 times the greatest magnitude
% by default. loc is the position of the nearest such element, else 0.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
tol = 1e-12;
if isa(A, 'single') || isa(B, 'single'), tol = 1e-6; end
k = 1;
if ~isempty(varargin) && isnumeric(varargin{1}), tol = varargin{1}; k = 2; end
scale = max(abs([A(:); B(:)]));
byRows = false;
while k < numel(varargin)
    switch lower(char(varargin{k}))
        case 'datascale', scale = varargin{k + 1};
        case 'byrows', byRows = logical(varargin{k + 1});
        otherwise, error('MATLAB:ISMEMBERTOL:UnknownOption', 'Unknown option.');
    end
    k = k + 2;
end
if byRows
    loc = zeros(size(A, 1), 1);
    for i = 1:size(A, 1)
        at = find(all(abs(B - A(i, :)) <= tol * scale, 2), 1);
        if ~isempty(at), loc(i) = at; end
    end
else
    loc = zeros(size(A));
    for i = 1:numel(A)
        [gap, at] = min(abs(B(:) - A(i)));
        if ~isempty(gap) && gap <= tol * scale, loc(i) = at; end
    end
end
tf = loc > 0;
end
