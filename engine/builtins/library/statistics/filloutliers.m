% SPDX-License-Identifier: Apache-2.0
function [B, tf] = filloutliers(A, fill, varargin)
% Replaces what isoutlier finds by a number, 'center', 'clip' (the limit), or by 'previous', 'next', 'nearest' or
% 'linear' from the elements around it.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[tf, low, high, centre] = isoutlier(A, varargin{:});
B = A;
if isnumeric(fill)
    B(tf) = fill;
    return
end
switch lower(char(fill))
    case 'center'
        c = centre + zeros(size(A));
        B(tf) = c(tf);
    case 'clip'
        B = min(max(A, low), high);
        B(isnan(A)) = NaN;
    case {'previous', 'next', 'nearest', 'linear'}
        missing_ = isnan(A);
        B(tf) = NaN;
        dim = find(size(low) == 1 & size(A) ~= 1, 1);
        if isempty(dim), dim = find(size(A) ~= 1, 1); end
        if isempty(dim), dim = 1; end
        B = fillmissing(B, lower(char(fill)), dim);
        B(missing_) = NaN;
    otherwise
        error('MATLAB:filloutliers:FillMethodInvalid', 'Unknown fill method ''%s''.', char(fill));
end
end
