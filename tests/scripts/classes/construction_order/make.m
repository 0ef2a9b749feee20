function make()
m = Mid();
note('made');
end
