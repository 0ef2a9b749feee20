% SPDX-License-Identifier: Apache-2.0
function varargout = categoryAxis(how, args)
% xticks, yticks, xlim and ylim of categories: their places on axes that show them.
name = func2str(how);
letter = upper(name(1));
c = args{end};
ax = gca;
if numel(args) > 1, ax = args{1}; end
names = {};
if strcmp(get(ax, [letter 'TickLabelMode']), 'manual'), names = cellstr(get(ax, [letter 'TickLabel'])); end
at = get(ax, [letter 'Tick']);
wanted = cellstr(c);
[there, which] = ismember(wanted(:), names);
if ~all(there)
    error('MATLAB:hg:InvalidValue', 'Each of the categories must be on the axis: ''%s'' is not.', wanted{find(~there, 1)});
end
if strcmp(name(2:end), 'lim')
    if numel(wanted) ~= 2 || ~(at(which(1)) <= at(which(2)))
        error('MATLAB:hg:InvalidValue', 'Limits must be two categories in the order of the axis.');
    end
    set(ax, [letter 'Lim'], at(which) + [-0.6 0.6]);
else
    set(ax, [letter 'Tick'], at(which), [letter 'TickLabel'], names(which));
end
varargout = repmat({c}, 1, nargout);
end
