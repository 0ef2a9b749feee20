function useAndLeave()
r = Resource('local');
fprintf('using %s\n', r.name);
end
