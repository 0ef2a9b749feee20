% SPDX-License-Identifier: Apache-2.0
function [B, tf, low, high, centre] = filloutliers(A, fill, varargin)
% Replaces what isoutlier finds, or what is true in 'OutlierLocations', by a number, 'center', 'clip' (the limit), or by 'previous', 'next',
% 'nearest', 'linear', 'spline', 'pchip' or 'makima' from the elements around it. [B, tf, low, high, centre] gives what isoutlier gives.
% Example: filloutliers([1 2 1 100 1 2], 'linear')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[low, high, centre] = deal([]);
points = {};
tf = [];
for k = numel(varargin) - 1:-1:1
    if ~(ischar(varargin{k}) || isstring(varargin{k})), continue, end
    if strcmpi(varargin{k}, 'OutlierLocations')
        tf = varargin{k + 1};
        varargin(k:k + 1) = [];
    elseif strcmpi(varargin{k}, 'SamplePoints')
        points = varargin(k:k + 1);
    end
end
if isempty(tf)
    [tf, low, high, centre] = isoutlier(A, varargin{:});
elseif ~islogical(tf) || ~isequal(size(tf), size(A))
    error('MATLAB:filloutliers:OutlierLocationsInvalid', '''OutlierLocations'' must be a logical array of the size of the first argument.');
end
B = A;
if isnumeric(fill)
    B(tf) = fill;
    return
end
fill = lower(char(fill));
if any(strcmp(fill, {'center', 'clip'})) && isempty(low)
    error('MATLAB:filloutliers:UnsupportedFill', 'The fill method ''%s'' needs a method that finds the outliers.', fill);
end
switch fill
    case 'center'
        c = centre + zeros(size(A));
        B(tf) = c(tf);
    case 'clip'
        B = min(max(A, low), high);
        B(isnan(A)) = NaN;
    case {'previous', 'next', 'nearest', 'linear', 'spline', 'pchip', 'makima'}
        dim = {};
        if ~isempty(low), dim = num2cell(find(size(low) == 1 & size(A) ~= 1, 1)); end
        if isempty(dim) && ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin(1); end
        B(tf) = NaN;
        B = fillmissing(B, fill, dim{:}, points{:});
        B(isnan(A)) = NaN;
    otherwise
        error('MATLAB:filloutliers:FillMethodInvalid', 'Unknown fill method ''%s''.', fill);
end
end
