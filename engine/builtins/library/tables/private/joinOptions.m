% SPDX-License-Identifier: Apache-2.0
function o = joinOptions(who, s, t, args, left, right)
% Options of joins: the key variables of both sides (0: the row times), and which variables are wanted.
known = {'Keys', 'LeftKeys', 'RightKeys', 'LeftVariables', 'RightVariables', 'KeepOneCopy', 'Type', 'MergeKeys'};
g = struct();
if mod(numel(args), 2), error('MATLAB:minrhs', 'Not enough input arguments.'); end
for k = 1:2:numel(args), g.(validatestring(args{k}, known, who)) = args{k + 1}; end
if isfield(g, 'Keys'), [g.LeftKeys, g.RightKeys] = deal(g.Keys); end
if isfield(g, 'LeftKeys') ~= isfield(g, 'RightKeys')
    error(['MATLAB:table:' who ':MissingKeyVar'], 'You must provide both or neither of the ''LeftKeys'' and ''RightKeys'' parameters.');
elseif isfield(g, 'LeftKeys')
    o.left = keysOf(s, g.LeftKeys);
    o.right = keysOf(t, g.RightKeys);
    if numel(o.left) ~= numel(o.right)
        error(['MATLAB:table:' who ':UnequalNumKeyVars'], 'Left and right tables must have the same number of key variables.');
    end
elseif s.timed && t.timed
    [o.left, o.right] = deal(0, 0);
else
    [shared, o.left] = ismember(t.names, s.names);
    o.left = sort(o.left(shared));
    [~, o.right] = ismember(s.names(o.left), t.names);
    if isempty(o.left)
        error(['MATLAB:table:' who ':CantInferKey'], 'Cannot find a common table variable to use as a key.');
    end
end
o.leftVariables = 1:numel(s.names);
if isfield(g, 'LeftVariables'), o.leftVariables = tableVariables(s, g.LeftVariables); end
o.rightVariables = setdiff(1:numel(t.names), o.right);
o.rightGiven = isfield(g, 'RightVariables');
if o.rightGiven, o.rightVariables = tableVariables(t, g.RightVariables); end
o.keepOne = {};
if isfield(g, 'KeepOneCopy'), o.keepOne = cellstr(g.KeepOneCopy); end
o.type = 'full';
if isfield(g, 'Type'), o.type = validatestring(g.Type, {'full', 'left', 'right'}, who); end
o.merge = isfield(g, 'MergeKeys') && g.MergeKeys;
o.leftName = left;
o.rightName = right;
if isempty(left) || isempty(right) || strcmp(left, right), o.leftName = 'left'; o.rightName = 'right'; end
end

function j = keysOf(s, keys)
if (ischar(keys) || isstring(keys) || iscellstr(keys)) && s.timed
    names = cellstr(keys);
    j = zeros(1, numel(names));
    for k = 1:numel(names), if ~strcmp(names{k}, s.dims{1}), j(k) = tableVariables(s, names{k}); end, end
else
    j = tableVariables(s, keys);
end
end
