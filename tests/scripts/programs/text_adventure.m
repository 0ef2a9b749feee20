% A state machine over containers.Map: rooms, items, commands, and an inputParser for its options.
world = makeWorld('Turns', 12, 'Start', 'hall');
commands = {'look', 'go north', 'take lamp', 'take sword', 'inventory', 'go up', 'go south', 'take key', 'drop lamp', 'look', ...
    'dance', 'go', 'inventory', 'wait'};
for k = 1:numel(commands)
    [world, text] = act(world, commands{k});
    fprintf('> %s\n%s\n', commands{k}, text);
    if world.over, break, end
end
world
fprintf('visited %d of %d rooms: %s\n', sum(cell2mat(values(world.visited))), world.visited.Count, strjoin(keys(world.visited), ', '));
tries = {{'Turns', -1}, {'Turns', 'many'}, {'Start', 5}, {'Speed', 3}, {'Turns'}};
for k = 1:numel(tries)
    try
        makeWorld(tries{k}{:});
        disp('made')
    catch err
        disp(err.message)
    end
end
m = world.rooms;
try
    m('attic')
catch err
    fprintf('%s: %s\n', err.identifier, err.message);
end
other = m;
other('attic') = struct('text', 'dust', 'exits', struct());
fprintf('%d rooms in both\n', m.Count);
remove(m, 'attic');
fprintf('%d rooms left\n', other.Count);
numbers = containers.Map({1, 2.5, 10}, {'one', 'two and a half', 'ten'});
for key = keys(numbers)
    fprintf('%g -> %s\n', key{1}, numbers(key{1}));
end
both = [containers.Map({'a'}, {1}); containers.Map({'b', 'a'}, {2, 3})];
disp(both.values)
disp(isobject(both)), disp(class(both)), disp(length(both))

function world = makeWorld(varargin)
    p = inputParser;
    p.FunctionName = 'makeWorld';
    addParameter(p, 'Turns', 10, @(n) validateattributes(n, {'numeric'}, {'scalar', 'positive', 'integer'}));
    addParameter(p, 'Start', 'hall', @ischar);
    parse(p, varargin{:});
    rooms = containers.Map();
    rooms('hall') = struct('text', 'A cold hall.', 'exits', struct('north', 'cellar'));
    rooms('cellar') = struct('text', 'A dark cellar.', 'exits', struct('south', 'hall', 'east', 'cave'));
    rooms('cave') = struct('text', 'A cave.', 'exits', struct('west', 'cellar'));
    world.rooms = rooms;
    world.items = containers.Map({'lamp', 'key'}, {'cellar', 'hall'});
    world.at = p.Results.Start;
    world.turns = p.Results.Turns;
    world.visited = containers.Map(keys(rooms), num2cell(false(1, rooms.Count)));
    world.visited(world.at) = true;
    world.over = false;
    if ~isempty(p.UsingDefaults), fprintf('defaults: %s\n', strjoin(p.UsingDefaults, ', ')); end
end
function [world, text] = act(world, command)
    words = strsplit(command);
    world.turns = world.turns - 1;
    switch words{1}
        case 'look'
            text = look(world);
        case 'go'
            if numel(words) < 2
                text = 'Where?';
            else
                exits = world.rooms(world.at).exits;
                if isfield(exits, words{2})
                    world.at = exits.(words{2});
                    world.visited(world.at) = true;
                    text = look(world);
                else
                    text = sprintf('No way %s; try %s.', words{2}, strjoin(fieldnames(exits)', ' or '));
                end
            end
        case {'take', 'drop'}
            item = words{end};
            taking = strcmp(words{1}, 'take');
            place = '';
            if isKey(world.items, item), place = world.items(item); end
            if taking && strcmp(place, world.at)
                world.items(item) = 'bag';
                text = ['Taken: ' upper(item(1)) item(2:end) '.'];
            elseif ~taking && strcmp(place, 'bag')
                world.items(item) = world.at;
                text = ['Dropped ' item];
            else
                text = sprintf('You can''t %s "%s".', words{1}, item);
            end
        case 'inventory'
            text = strjoin(['You have:' find_in(world, 'bag')], ' ');
        otherwise
            text = 'What?';
    end
    if world.turns <= 0
        world.over = true;
        text = sprintf('%s\nTime is up.', text);
    end
end
function text = look(world)
    text = world.rooms(world.at).text;
    here = find_in(world, world.at);
    if ~isempty(here), text = [text ' Here: ' strjoin(here, ', ')]; end
end
function names = find_in(world, place)
    names = keys(world.items);
    names = names(strcmp(values(world.items), place));
end
