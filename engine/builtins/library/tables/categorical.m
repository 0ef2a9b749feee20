% SPDX-License-Identifier: Apache-2.0
function c = categorical(A, valueset, names, varargin)
% Values of a few categories: of texts, numbers, logicals or times. categorical(A, valueset, names) says which values there are and what they are called;
% 'Ordinal', true makes their order mean something (<, max, sort); 'Protected', true lets assignments add none. See categories, countcats, addcats, mergecats.
% Example: c = categorical({'red', 'blue', 'red'}); countcats(c)
if nargin < 1, A = {}; valueset = {}; names = {}; end
if nargin == 1 && isstruct(A) && isfield(A, 'VitrineClass')
    s = A.state;
    c = makeCategorical(s.codes, [], s.names, s.ordinal, s.protected);
    return
end
known = {'Ordinal', 'Protected'};
args = varargin;
isOption = @(a) (ischar(a) || isstring(a) && isscalar(a)) && any(strcmpi(a, known));
given = nargin > 1;
named = nargin > 2;
if given && isOption(valueset)
    if named, args = [{valueset, names} args]; end
    [given, named] = deal(false);
elseif named && isOption(names)
    args = [{names} args];
    named = false;
end
ordinal = false;
protected = false;
if mod(numel(args), 2), args = [{names}, args]; named = false; end
for k = 1:2:numel(args)
    switch validatestring(args{k}, known, 'categorical')
        case 'Ordinal', ordinal = logical(args{k + 1});
        case 'Protected', protected = logical(args{k + 1});
    end
end
if iscell(A) && ~iscellstr(A)
    error('MATLAB:categorical:UnsupportedInput', 'Input data must be a categorical, numeric, logical, string or datetime array, or a cell array of character vectors.');
end
if ischar(A) || isenum(A), A = cellstr(A); end
if iscategorical(A)
    s = objectState(A);
    if ~given && ~ordinal && isempty(args), c = A; return, end
    if ~isempty(args) && ~any(strcmpi(cellfun(@char, args(1:2:end), 'UniformOutput', false), 'Ordinal')), ordinal = s.ordinal; elseif isempty(args), ordinal = s.ordinal; end
    A = string(A);
    if ~given, valueset = s.names; given = true; end
end
[x, gone] = comparable(A);
if given
    if ischar(valueset), valueset = cellstr(valueset); end
    if iscategorical(valueset), valueset = cellstr(valueset); end
    v = comparable(valueset);
    v = reshape(v, [], 1);
    if numel(unique(v)) < numel(v)
        error('MATLAB:categorical:DuplicatedCatValues', 'VALUESET must contain unique values.');
    end
    if isempty(v), codes = zeros(size(x)); else, [~, codes] = ismember(x, v); end
    codes(gone) = 0;
    values = reshape(valueset, [], 1);
else
    codes = zeros(size(x));
    good = ~gone;
    [v, first, at] = unique(x(good));
    codes(good) = at;
    kept = A(good);
    values = reshape(kept(first), [], 1);
end
if named
    names = strtrim(cellstr(names));
    if numel(names) ~= numel(values)
        error('MATLAB:categorical:WrongNumCategoryNames', 'The number of category names must match the number of values in VALUESET.');
    end
    % Values of one name are one category.
    [u, ~, at] = unique(reshape(names, [], 1), 'stable');
    if numel(u) < numel(names)
        at = [0; at(:)];
        codes = reshape(at(codes + 1), size(codes));
        names = u;
    end
else
    names = nameValues(values);
end
c = makeCategorical(reshape(codes, size(x)), [], names, ordinal, protected);
end

function [x, gone] = comparable(A)
% Values that unique and ismember take, and which of them are undefined.
if iscell(A)
    x = strtrim(A);
    gone = cellfun(@isempty, x) | strcmp(x, '<undefined>');
elseif isstring(A)
    x = strtrim(A);
    gone = ismissing(A) | reshape(strcmp(x, ""), size(A)) | reshape(strcmp(x, "<undefined>"), size(A));
elseif isa(A, 'datetime') || isa(A, 'duration')
    x = objectState(A);
    gone = isnan(x);
elseif isnumeric(A) || islogical(A)
    x = double(A);
    gone = isnan(x);
else
    error('MATLAB:categorical:UnsupportedInput', 'Input data must be a categorical, numeric, logical, string or datetime array, or a cell array of character vectors.');
end
end

function names = nameValues(v)
if iscell(v), names = strtrim(v);
elseif isstring(v), names = cellstr(strtrim(v));
elseif islogical(v), words = {'false'; 'true'}; names = words(v + 1);
elseif isnumeric(v), names = arrayfun(@num2str, v, 'UniformOutput', false);
else, names = cellstr(v);
end
names = reshape(names, [], 1);
end
